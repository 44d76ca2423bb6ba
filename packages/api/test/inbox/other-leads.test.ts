import { otherLeads, type OtherLeads } from '@hvac/content/model';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { office, serverWith } from '../support/inbox.ts';
import { idOf, leadOf } from '../support/leads.ts';

const at = (minute: number) => ({ receivedAt: new Date(Date.UTC(2026, 10, 21, 15, minute)).toISOString() });
const othersOf = async (url: string, id: string): Promise<OtherLeads> =>
  z.parse(otherLeads, await (await office(url, `/leads/${id}/others`)).json());

test('the leads of the same phone or address are told, newest first, and nobody else’s', async () => {
  const person = { firstName: 'Rosa', lastName: 'Delgado', phone: '(904) 555-0142', email: 'Rosa@Example.com' };
  const lead = leadOf('service-request', person, at(9));
  const samePhone = leadOf('contact', { ...person, phone: '+1 904.555.0142', email: 'work@example.com' }, at(2));
  const sameAddress = leadOf('contact', { ...person, phone: '904-555-0777', email: 'rosa@example.com' }, at(5));
  const suspect = leadOf('contact', person, { ...at(7), suspect: ['honeypot'] });
  const strangers = [
    leadOf('contact', { phone: '904-555-0188', email: 'else@example.com', message: 'Rosa@Example.com sent me' }, at(3)),
    leadOf('contact', { phone: '904-555-0188', email: 'else@example.com', message: 'Call 904-555-0142' }, at(4)),
    leadOf('contact', { phone: '1904', email: 'not-rosa@example.com' }, at(6)),
  ];
  const { url } = await serverWith([lead, samePhone, sameAddress, suspect, ...strangers]);
  const others = await othersOf(url, idOf(lead));
  expect(others.leads.map(({ id }) => id)).toEqual([suspect, sameAddress, samePhone].map(idOf));
  expect(others.more).toBe(false);
  expect((await othersOf(url, idOf(strangers[2] ?? lead))).leads).toEqual([]);
});

test('twenty other leads of a person are listed, and whether there are more', async () => {
  const leads = Array.from({ length: 23 }, (_, minute) => leadOf('contact', {}, at(minute)));
  const { url } = await serverWith(leads);
  const newest = leads.at(-1);
  if (!newest) throw new Error('No lead');
  const others = await othersOf(url, idOf(newest));
  expect(others.leads.map(({ id }) => id)).toEqual(leads.slice(2, 22).map(idOf).toReversed());
  expect(others.more).toBe(true);
});
