import { randomUUID } from 'node:crypto';
import { ownerId, ownerName, type MemberChange } from '@hvac/content/model';
import { expect, test } from 'vitest';
import type { Actor } from '../../src/auth/accounts.ts';
import { leadDeliveries } from '../../src/outbox/lead-deliveries.ts';
import { Outbox } from '../../src/outbox/outbox.ts';
import { webhookSender } from '../../src/outbox/webhook.ts';
import { changeLead, changeLeads, type LeadChangeDeps } from '../../src/inbox/change-lead.ts';
import { office, overviewOf, serverWith } from '../support/inbox.ts';
import { getLead, idOf, leadOf } from '../support/leads.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mailSettings, officeWithMail } from '../support/office.ts';
import { startReceiver } from '../support/receiver.ts';
import { patience } from '../support/server.ts';
import { addMember, changeMember, passwords } from '../support/team.ts';

const [second, hour] = [1_000, 3_600_000];
/** As long as an assignment can be undone before anybody is told. */
const undoTime = 30 * second;

const owner: Actor = { id: ownerId, name: ownerName };
const people = {
  luis: { id: randomUUID(), username: 'Luis', email: 'luis@hvac.example' },
  kim: { id: randomUUID(), username: 'Kim', email: 'kim@hvac.example' },
  noAddress: { id: randomUUID(), username: 'Sam' },
} as const;

/** An office with three people, and the queues that tell them what they were assigned. */
async function setUp() {
  const { server: mail, office: withMail } = await officeWithMail();
  const { assignments: queue, clock, deps, store } = withMail;
  const receiver = await startReceiver();
  const rows = Object.values(people).map((person) => ({
    ...person,
    password: 'scrypt$',
    isActive: true,
    createdAt: '2026-11-02T14:00:00.000Z',
    version: 1,
  }));
  await store.updateRows('users', () => ({ rows, result: undefined }));
  const sender = webhookSender({ url: receiver.url, secret: 'a secret' }, { now: clock.now, origin: undefined });
  const webhook = new Outbox(sender, leadDeliveries('webhook', deps), deps);
  const depsOf = (by: Actor, changes: Partial<LeadChangeDeps> = {}): LeadChangeDeps => ({
    store,
    now: clock.now,
    mailServer: 'on',
    hasWebhook: true,
    by,
    ...changes,
  });
  return {
    clock,
    queue,
    mail,
    store,
    webhook,
    told: () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object }),
    arrive: async (firstName = 'Jane') => {
      const lead = leadOf('service-request', { firstName, lastName: 'Doe', phone: '9045550143' });
      await store.insertLead(lead);
      return idOf(lead);
    },
    assign: (id: string, assignee: string | null, by: Actor = owner, changes: Partial<LeadChangeDeps> = {}) =>
      changeLead(id, { assignee }, depsOf(by, changes)),
    assignAll: (ids: readonly string[], assignee: string) =>
      changeLeads({ leads: ids.map((id) => ({ id })), change: { assignee } }, depsOf(owner)),
    laterLetters: async () => {
      clock.advance(undoTime);
      await queue.deliver();
      return mail.received.map(({ recipients, subject }) => [...recipients, subject]);
    },
  };
}

test('whom a lead was assigned to gets one letter, once it can no longer be undone', async () => {
  const { arrive, assign, laterLetters, queue, mail } = await setUp();
  const id = await arrive();
  await assign(id, people.luis.id);
  await queue.deliver();
  expect(mail.received).toEqual([]);
  expect(await laterLetters()).toEqual([['luis@hvac.example', 'Owner assigned you Jane Doe']]);
  expect(mail.received[0]?.text).toContain('Jane Doe, (904) 555-0143');
  expect(mail.received[0]?.text).toContain(`https://www.example.com/admin/leads?lead=${id}`);
  expect(await laterLetters()).toHaveLength(1);
});

test('leads that are assigned together share a letter, and the letter names twenty of them', async () => {
  const { arrive, assignAll, laterLetters, mail } = await setUp();
  const ids: string[] = [];
  for (let number = 1; number <= 21; number++) ids.push(await arrive(`Visitor${number}`));
  expect(await assignAll(ids, people.luis.id)).toEqual({ changed: 21, stale: [] });
  expect(await laterLetters()).toEqual([['luis@hvac.example', 'Owner assigned you 21 leads']]);
  expect(mail.received[0]?.text?.match(/Visitor\d+ Doe/g)).toHaveLength(20);
  expect(mail.received[0]?.text).toContain('And 1 more in the inbox.');
  expect(mail.received[0]?.text).toContain('/admin/leads?assignee=me');
});

test('a name that looks like markup or like a header stays a name', async () => {
  const { arrive, assign, laterLetters, mail } = await setUp();
  await assign(await arrive('<b>Jane</b> =?utf-8?q?x?='), people.luis.id);
  await laterLetters();
  expect(mail.received[0]?.subject?.replaceAll('\u00a0', ' ')).toBe('Owner assigned you <b>Jane</b> =?utf-8?q?x?= Doe');
  expect(mail.received[0]?.html).not.toContain('<b>Jane');
});

test.each(['themselves', 'somebody without an address', 'somebody else at once', 'nobody again', 'a person who left'])(
  'no letter goes out for a lead that is assigned to %s',
  async (what) => {
    const { arrive, assign, laterLetters, store } = await setUp();
    const id = await arrive();
    const { kim, luis, noAddress } = people;
    if (what === 'themselves') await assign(id, luis.id, { id: luis.id, name: 'Luis' });
    else if (what === 'somebody without an address') await assign(id, noAddress.id);
    else await assign(id, luis.id);
    if (what === 'somebody else at once') await assign(id, kim.id, { id: kim.id, name: 'Kim' });
    if (what === 'nobody again') await assign(id, null);
    if (what === 'a person who left') {
      await store.updateRows('users', (rows) => ({
        rows: rows.map((row) => ({ ...row, isActive: false })),
        result: undefined,
      }));
    }
    expect(await laterLetters()).toEqual([]);
  },
);

test('without a mail server nothing waits, and an assignment of yesterday is old news', async () => {
  const { arrive, assign, clock, laterLetters, store } = await setUp();
  const [one, other] = [await arrive(), await arrive()];
  await assign(one, people.luis.id, owner, { mailServer: 'off' });
  expect((await getLead(store, one))?.state.deliveries.assignment).toBeUndefined();
  await assign(other, people.luis.id);
  clock.advance(25 * hour);
  expect(await laterLetters()).toEqual([]);
});

test('a lead that is assigned again after its letter causes another one', async () => {
  const { arrive, assign, laterLetters } = await setUp();
  const id = await arrive();
  await assign(id, people.luis.id);
  await laterLetters();
  await assign(id, people.kim.id);
  expect(await laterLetters()).toEqual([
    ['luis@hvac.example', 'Owner assigned you Jane Doe'],
    ['kim@hvac.example', 'Owner assigned you Jane Doe'],
  ]);
});

test('an address that refuses mail gets one letter about all of its leads after an hour, and the office is told', async () => {
  const { arrive, assignAll, clock, queue, mail } = await setUp();
  mail.fail({ phase: 'rcpt', how: 550 });
  await assignAll([await arrive(), await arrive()], people.luis.id);
  clock.advance(undoTime);
  await queue.deliver();
  expect(queue.refusals).toEqual([
    ['luis@hvac.example', 'luis@hvac.example refuses mail (550): correct it on the Team screen'],
  ]);
  mail.fail(undefined);
  clock.advance(hour);
  await queue.deliver();
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Owner assigned you 2 leads']);
  expect(queue.refusals).toEqual([]);
});

test.each<[string, MemberChange]>([
  ['has another address', { email: 'rosa.delgado@hvac.example' }],
  ['has none', { email: '' }],
  ['is switched off', { isActive: false }],
])('the office is told of an address that refuses mail until its person %s', async (_what, change) => {
  const mail = await startMailServer();
  mail.fail({ phase: 'rcpt', how: 550, to: 'rosa@hvac.example' });
  const lead = leadOf('contact');
  const { clock, url } = await serverWith([lead], { mail: mailSettings(mail.url) });
  const rosa = await addMember(url, 'Rosa', passwords.rosa);
  await changeMember(url, rosa.id, { email: 'rosa@hvac.example' });
  await office(url, `/leads/${idOf(lead)}`, 'PATCH', { assignee: rosa.id });
  clock.advance(undoTime);
  const notice = 'rosa@hvac.example refuses mail (550): correct it on the Team screen.';
  const notices = async () => (await overviewOf(url)).notices;
  await expect.poll(notices, patience).toContain(notice);
  expect((await changeMember(url, rosa.id, change)).status).toBe(200);
  expect(await notices()).not.toContain(notice);
});

test('the webhook is told of each assignment, once, also of one to oneself', async () => {
  const { arrive, assign, told, webhook } = await setUp();
  const id = await arrive();
  await assign(id, people.luis.id, { id: people.luis.id, name: 'Luis' });
  await webhook.deliver();
  await webhook.deliver();
  await assign(id, null);
  await webhook.deliver();
  expect(told()).toMatchObject([
    {
      type: 'lead.assigned',
      timestamp: '2026-11-21T15:00:00.000Z',
      data: { id, assignee: { id: people.luis.id, name: 'Luis' }, assignedBy: 'Luis', phoneE164: '+19045550143' },
    },
  ]);
});
