import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { arrivalDeliveries, type Lead } from '../../src/leads/model/lead.ts';
import { leadDeliveries } from '../../src/outbox/lead-deliveries.ts';
import { Outbox } from '../../src/outbox/outbox.ts';
import { webhookSender } from '../../src/outbox/webhook.ts';
import type { Store } from '../../src/store/store.ts';
import { office, overviewOf } from '../support/inbox.ts';
import { leadOf } from '../support/leads.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startOffice } from '../support/office.ts';
import { startReceiver, type Manner } from '../support/receiver.ts';
import { submit } from '../support/requests.ts';
import { collectLog, patience, startTestServer, stoppedClock, temporaryFolder } from '../support/server.ts';
import { openTestStore } from '../support/stores.ts';

const secret = 'whsec_c2VjcmV0IG9mIHRoaXMgdGVzdCAxMjM0';
const came = '2026-11-21T15:00:00.000Z';
/** What is sent about a lead that arrives while there is a webhook. */
const deliveries = arrivalDeliveries(came, { acknowledges: false, hasWebhook: true });
const due = (message = 'a', receivedAt = came): Lead =>
  leadOf('contact', { message, phone: '(904) 555-0143' }, { deliveries, receivedAt });

/** Leads of which the webhook is still to be told. */
const pendingIn = (store: Store): Promise<Lead[]> => store.listLeads({ pending: 'webhook' });

/** A store, a receiver, and a queue whose clock the test moves. */
async function setUp({ timeout = 60_000 } = {}) {
  const receiver = await startReceiver();
  const store = await openTestStore(await temporaryFolder());
  const clock = stoppedClock();
  const { log, logged } = collectLog();
  const { now } = clock;
  const begin = () =>
    new Outbox(
      webhookSender({ url: receiver.url, secret }, { origin: 'https://www.example.com', now, timeout }),
      leadDeliveries('webhook', { store, now }),
      { now, log },
    );
  const outbox = begin();
  onTestFinished(async () => {
    await outbox.stop();
    await store.close();
  });
  return { ...receiver, store, clock, logged, outbox, begin };
}

test('a lead is told once, signed with id, time and body', async () => {
  const { outbox, received, store } = await setUp();
  const lead = due('Upstairs unit blows warm air');
  await store.insertLead(lead);
  await outbox.deliver();
  await outbox.deliver();
  expect(received).toHaveLength(1);
  const { body = '', headers } = received[0] ?? {};
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers?.[`webhook-${name}`]),
  );
  expect([id, timestamp]).toEqual([`lead-${lead.entity.id}`, String(Date.parse('2026-11-21T15:00:00Z') / 1000)]);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
  expect(JSON.parse(body)).toMatchObject({
    type: 'lead.received',
    timestamp: '2026-11-21T15:00:00.000Z',
    data: {
      id: lead.entity.id,
      kind: 'contact',
      phone: '(904) 555-0143',
      phoneE164: '+19045550143',
      suspect: false,
      url: `https://www.example.com/admin/leads?lead=${lead.entity.id}`,
      fields: { message: 'Upstairs unit blows warm air' },
    },
  });
});

test('leads from before the webhook was set, and leads that were erased, are not told', async () => {
  const { outbox, received, store } = await setUp();
  const erased = due();
  await store.insertLead(leadOf('contact'));
  await store.insertLead(erased);
  await store.deleteLeads([erased.entity.id]);
  await outbox.deliver();
  expect(received).toEqual([]);
});

test.each<[Manner, 'told' | 'not told']>([
  ['hang', 'not told'],
  ['cut', 'not told'],
  ['no HTTP', 'not told'],
  ['endless headers', 'not told'],
  ['an endless refusal', 'not told'],
  // The answer is not read.
  ['half a body', 'told'],
  ['an endless body', 'told'],
  ...[301, 308, 400, 401, 403, 404, 408, 410, 422, 429, 500, 503].map((status): [Manner, 'not told'] => [
    status,
    'not told',
  ]),
  ...[200, 204].map((status): [Manner, 'told'] => [status, 'told']),
])('%s from the receiver means %s; each lead is told in the end, and a stop is in time', async (manner, meaning) => {
  const { behave, clock, outbox, received, store } = await setUp({ timeout: 300 });
  for (const message of ['a', 'b', 'c']) await store.insertLead(due(message));
  behave(manner);
  await outbox.deliver();
  expect(received).toHaveLength(3);
  expect(await pendingIn(store)).toHaveLength(meaning === 'told' ? 0 : 3);
  const problem = /^the receiver (answered \d{3}|cannot be reached \([\w ]+\)|did not answer in time)$/;
  expect(outbox.problem ?? 'none').toMatch(meaning === 'told' ? 'none' : problem);
  behave(200);
  clock.advance(60_000);
  await outbox.deliver();
  expect(await pendingIn(store)).toEqual([]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(received.every(({ url }) => url === '/hook?key=k')).toBe(true);
  expect(outbox.problem).toBeUndefined();
  await outbox.stop(0);
});

test('one lead that the receiver does not want holds up no other, and is given up after three days', async () => {
  const { behave, clock, outbox, received, store } = await setUp();
  await store.insertLead(due('a'));
  await store.insertLead(due('b'));
  behave(422);
  await outbox.deliver();
  expect(received).toHaveLength(2);
  clock.advance(3 * 24 * 60 * 60_000 + 1);
  await outbox.deliver();
  expect(received).toHaveLength(4);
  clock.advance(60 * 60_000);
  await outbox.deliver();
  expect(received).toHaveLength(4);
  expect(await pendingIn(store)).toEqual([]);
  expect(outbox.problem).toBeUndefined();
  expect((await store.listLeads({}))[0]?.state.deliveries.webhook).toEqual({
    'lead.received': { attempts: 2, problem: 'the receiver answered 422' },
  });
});

test.each<Manner>(['cut', 500, 503, 422])(
  'a lone call that is answered with %s is made again after growing pauses',
  async (manner) => {
    const { behave, clock, outbox, received, store } = await setUp();
    await store.insertLead(due());
    behave(manner);
    const tries: number[] = [];
    for (let minutes = 0; minutes < 40; minutes++) {
      const before = received.length;
      await outbox.deliver();
      if (received.length > before) tries.push(minutes);
      clock.advance(60_000);
    }
    expect(tries).toEqual([0, 1, 6, 21, 36]);
  },
);

test('the 30 newest leads, which the receiver cannot process, hold up no older one', async () => {
  const { behave, outbox, received, store } = await setUp();
  await store.insertLead(due('older', '2026-11-21T14:00:00.000Z'));
  for (let leads = 0; leads < 30; leads++) await store.insertLead(due('odd'));
  behave((body) => (body.includes('"odd"') ? 500 : 200));
  await outbox.deliver();
  expect(received.filter(({ body }) => body.includes('"older"'))).toHaveLength(1);
});

test('a call that fails costs one write to lease it and one to record it, however many wait', async () => {
  const { behave, clock, outbox, received, store } = await setUp();
  for (let leads = 0; leads < 20; leads++) await store.insertLead(due());
  behave(422);
  await outbox.deliver();
  clock.advance(60_000);
  const updating = vi.spyOn(store, 'updateLeads');
  await outbox.deliver();
  expect(received).toHaveLength(40);
  expect(updating).toHaveBeenCalledTimes(40);
});

test('a lead that is sent through the form is told; nothing personal, no secret and no address is logged', async () => {
  const receiver = await startReceiver();
  const { url, logged } = await startTestServer({ webhook: { url: receiver.url, secret } });
  receiver.behave(500);
  expect((await submit(url)).status).toBe(201);
  await expect.poll(() => receiver.received.length, patience).toBe(1);
  await expect
    .poll(async () => (await overviewOf(url)).notices.join(), patience)
    .toContain('Leads are not told to the webhook: the receiver answered 500.');
  const { data } = JSON.parse(receiver.received[0]?.body ?? '') as { data: { email: string; phone: string } };
  for (const said of [data.email, data.phone, 'whsec', 'c2Vj', '/hook', 'not read'])
    expect(logged()).not.toContain(said);
  // With the lead, what is to be told goes.
  await office(url, '/people/erase', 'POST', { email: data.email });
  expect((await overviewOf(url)).notices.join()).not.toContain('webhook');
});

test('a receiver that drips its answer delays no mail, and a stop cuts it off', async () => {
  const mailServer = await startMailServer();
  const { behave, connections, received, url } = await startReceiver();
  const { deps, outbox, store } = await startOffice(mailServer.url);
  const sender = webhookSender({ url, secret }, { origin: undefined, now: deps.now, timeout: 60_000 });
  const webhook = new Outbox(sender, leadDeliveries('webhook', deps), deps);
  await store.insertLead(due());
  behave('endless headers');
  const dripping = webhook.deliver();
  await expect.poll(() => received.length, patience).toBe(1);
  await outbox.deliver();
  expect(mailServer.received).toHaveLength(1);
  expect(await pendingIn(store)).toHaveLength(1);
  await webhook.stop(0);
  await dripping;
  await expect.poll(connections, patience).toBe(0);
});
