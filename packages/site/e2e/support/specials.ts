import { addDays, localDay, endpoints, type Special, type SpecialBody } from '@hvac/content/model';
import { adminPassword } from './server.ts';

/** Creates a special through the API of a test server. It is visible for a month by default. */
export async function addSpecial(origin: string, changes: Partial<SpecialBody> & { title: string }): Promise<Special> {
  const body: SpecialBody = {
    description: 'A check of the whole system.',
    discount: '$75 off',
    terms: 'One a household.',
    expirationDate: addDays(localDay(Date.now()), 30),
    printURL: '',
    isActive: true,
    ...changes,
  };
  const answer = await fetch(origin + endpoints.adminSpecials, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${adminPassword}` },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`The offer was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Special;
}
