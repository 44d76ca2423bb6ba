import { randomUUID } from 'node:crypto';
import type { LeadReceipt } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { detailOf, office, pageOf, serverWith } from '../support/inbox.ts';

const call = () => ({
  id: randomUUID(),
  name: 'Margarete Hollingsworth',
  phone: '904-555-4078',
  serviceType: 'Schedule Repair',
  message: 'Heat pump leaks.',
});

test('a lead from a phone call is stored once, marked so, read, and mailed to nobody', async () => {
  const server = await serverWith([]);
  const lead = call();
  for (const _try of [1, 2]) {
    const answer = await office(server.url, '/leads', 'POST', lead);
    expect([answer.status, ((await answer.json()) as LeadReceipt).id]).toEqual([201, lead.id]);
  }
  const page = await pageOf(server.url, '?view=open');
  expect(page.leads).toMatchObject([{ id: lead.id, name: lead.name, byPhone: true, unread: false, mail: 'none' }]);
  const detail = await detailOf(server.url, lead.id);
  expect(detail.history).toMatchObject([{ kind: 'received', detail: 'a phone call', by: 'Owner' }]);
  expect(detail.fields.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'phone', 'serviceType', 'message']);
});

test('the address and the city of a call are shown, searched and exported', async () => {
  const { url } = await serverWith([]);
  const lead = { ...call(), address: ' 12 Oak Lane', city: 'Yulee' };
  expect((await office(url, '/leads', 'POST', lead)).status).toBe(201);
  expect((await pageOf(url, '?q=oak+yulee')).leads).toMatchObject([{ id: lead.id, city: 'Yulee' }]);
  expect((await detailOf(url, lead.id)).fields).toContainEqual({ name: 'address', value: '12 Oak Lane' });
  expect(await (await office(url, '/leads.csv')).text()).toContain('12 Oak Lane');
});

test('callers without an email address are not one person', async () => {
  const { url } = await serverWith([]);
  const [one, other] = [call(), { ...call(), name: 'Luis', phone: '904-555-4079' }];
  for (const lead of [one, other]) await office(url, '/leads', 'POST', lead);
  expect(await (await office(url, `/leads/${one.id}/others`)).json()).toEqual({ leads: [], more: false });
});

test.each([
  ['no name', { name: ' ' }, 'Please enter a name'],
  ['half a number', { phone: '555' }, 'Please enter a valid phone number'],
  ['a long city', { city: 'x'.repeat(101) }, 'Please use 100 characters or fewer'],
  ['no need', { message: '' }, 'Please describe what assistance you need'],
])('a call with %s is 400', async (_what, wrong, sentence) => {
  const { url } = await serverWith([]);
  const answer = await office(url, '/leads', 'POST', { ...call(), ...wrong });
  expect([answer.status, await answer.text()]).toEqual([400, sentence]);
});
