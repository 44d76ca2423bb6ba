import { expect, test } from 'vitest';
import { detailOf, office, pageOf, serverWith } from '../support/inbox.ts';
import { idOf, leadOf } from '../support/leads.ts';
import { resume } from '../support/person.ts';

const pdf = Buffer.from('%PDF-1.7\n');
const applicant = (name = 'Résumé, "Dana".pdf') => leadOf('career-application', { resumeFileName: name }, { resume });

test('a résumé is sent as a file to be saved, under its own name, and as nothing that a browser runs', async () => {
  const lead = applicant();
  const { url } = await serverWith([lead], { file: pdf });
  const answer = await office(url, `/leads/${idOf(lead)}/resume`);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="R?sum?, \\"Dana\\".pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%2C%20%22Dana%22.pdf`,
  });
  const { leads } = await pageOf(url);
  expect(leads[0]?.id).toBe(idOf(lead));
});

test.each(['../../etc/passwd.pdf', '<script>.pdf', '\u202egnp.pdf', ''])(
  'a file named %j does no harm',
  async (name) => {
    const lead = applicant(name);
    const { url } = await serverWith([lead], { file: pdf });
    const answer = await office(url, `/leads/${idOf(lead)}/resume`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('Content-Disposition')).not.toMatch(/[/\r\n]|%E2%80%AE|\.\./);
  },
);

test('the longest name keeps its extension', async () => {
  const name = `${'x'.repeat(196)}.pdf`;
  const lead = applicant(name);
  const { url } = await serverWith([lead], { file: pdf });
  expect((await detailOf(url, idOf(lead))).resume?.name).toBe(name);
  const answer = await office(url, `/leads/${idOf(lead)}/resume`);
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename=${name}`);
});

test('a file that is gone is told, in the lead and by its call', async () => {
  const lead = applicant();
  const { url } = await serverWith([lead, leadOf('contact')]);
  const detail = (await (await office(url, `/leads/${idOf(lead)}`)).json()) as { resume: unknown };
  expect(detail.resume).toEqual({ name: 'Résumé, "Dana".pdf', bytes: 9, present: false });
  const answer = await office(url, `/leads/${idOf(lead)}/resume`);
  expect([answer.status, await answer.text()]).toEqual([404, 'The file for this résumé is missing or damaged.']);
});

test('no log line holds an address, a search or a note', async () => {
  const lead = leadOf('contact', { email: 'Zanzibar@example.com' });
  const { url, logged } = await serverWith([lead]);
  for (const path of ['/leads', '/leads.csv']) await office(url, `${path}?q=Zanzibar`);
  await office(url, `/leads?kind=Zanzibar&Zanzibar=1`);
  await office(url, `/leads/Zanzibar`);
  await office(url, `/leads/${idOf(lead)}/notes`, 'POST', { text: 'Zanzibar' });
  await office(url, `/leads/${idOf(lead)}`, 'PATCH', { status: 'Zanzibar' });
  for (const call of ['export', 'erase'])
    await office(url, `/people/${call}`, 'POST', { email: 'Zanzibar@example.com' });
  expect(logged().split('\n').length).toBeGreaterThan(8);
  expect(logged().toLowerCase()).not.toContain('zanzibar');
  expect(logged()).not.toContain(idOf(lead));
});
