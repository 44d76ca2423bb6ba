import { updateLead } from '../support/leads.ts';
import { describe, expect, vi } from 'vitest';
import { readCounts } from '../../src/store/lead-counts.ts';
import { test } from '../support/fixtures.ts';
import { patience } from '../support/server.ts';
import { startMailServer } from '../support/mail-server.ts';
import { deliveryOf, officeWithMail, requestWithMail, startOffice } from '../support/office.ts';

const minute = 60_000;

test('a lead becomes a message to the office, with everything in it and a reply that goes to the visitor', async () => {
  const { server, office } = await officeWithMail();
  const id = await office.arrive();
  await office.outbox.deliver();
  const [mail] = server.received;
  expect(mail).toMatchObject({
    messageId: `<lead-${id}@hvac.example>`,
    subject: 'New service request: Schedule Repair, Dana Whitfield',
    from: { name: 'Website', address: 'website@hvac.example' },
    replyTo: [{ name: 'Dana Whitfield', address: 'dana@example.com' }],
    recipients: ['office@hvac.example'],
    attachments: [],
  });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('The upstairs unit blows warm air.');
    expect(part).toContain(`https://www.example.com/admin/leads?lead=${id}`);
  }
  expect(await deliveryOf(office.store, id)).toEqual({ attempts: 1, sentAt: '2026-11-21T15:00:00.000Z' });
  expect(await readCounts(office.store)).toMatchObject({
    mailDue: 0,
    mailStuck: 0,
  });
  await office.outbox.deliver();
  expect(server.received).toHaveLength(1);
});

test('each kind goes to its own addresses', async () => {
  const to = {
    'service-request': ['first@hvac.example', 'second@hvac.example'],
    contact: ['office@hvac.example'],
    referral: ['office@hvac.example'],
    'career-application': ['office@hvac.example'],
  };
  const { server, office } = await officeWithMail({ to });
  await office.arrive();
  await office.outbox.deliver();
  expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual(to['service-request']);
  // Each of them sees who else has it.
  expect(server.received[0]?.to?.map(({ address }) => address)).toEqual(to['service-request']);
});

describe('header injection', () => {
  test.for(['\r\nBcc: all@example.com', '\nX-Injected: yes\n\nBody', 'Dana" <x@y.example>, "', '\u202eanaD'])(
    'a name such as %j adds no header and no recipient',
    async (typed, { mail: { server, office } }) => {
      await office.arrive(requestWithMail({ firstName: typed, message: `${typed}\r\n.\r\nMAIL FROM:<x@y.example>` }));
      await office.outbox.deliver();
      const [mail] = server.received;
      expect(server.received).toHaveLength(1);
      expect(mail?.recipients).toEqual(['office@hvac.example']);
      expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['dana@example.com']);
      const names = mail?.headers.map(({ key }) => key) ?? [];
      expect(names).not.toContain('bcc');
      expect(names).not.toContain('x-injected');
      expect(mail?.text).toContain('MAIL FROM:<x@y.example>');
    },
  );
});

test.for(['=?utf-8?q?=E2=80=AEgnp=2Eexe?=', '=?utf-8?b?DQpCY2M6IGFsbEBleGFtcGxlLmNvbQ==?=', '=?x'])(
  'a name such as %j shows as it was typed: no mail program decodes it',
  async (typed, { mail: { server, office } }) => {
    await office.arrive(requestWithMail({ firstName: typed, lastName: 'Whitfield' }));
    await office.outbox.deliver();
    const [mail] = server.received;
    const shown = (text = '') => text.replaceAll('\u00a0', ' ');
    expect(shown(mail?.subject)).toBe(`New service request: Schedule Repair, ${typed} Whitfield`);
    expect(mail?.replyTo?.map(({ name }) => shown(name))).toEqual([`${typed} Whitfield`]);
    expect(mail?.source.split('\r\n\r\n')[0]).not.toContain(typed);
  },
);

test('the next start sends what waits, and nothing twice', async () => {
  const server = await startMailServer();
  await server.close();
  const first = await startOffice(server.url);
  const waiting = await first.arrive();
  await first.outbox.deliver();
  await first.close();
  const again = await startMailServer(server.port);
  const second = await startOffice(again.url, {}, first.root);
  // The pause of the run before does not count: the owner may have set things right.
  await second.outbox.deliver();
  await second.close();
  const third = await startOffice(again.url, {}, first.root);
  await third.outbox.deliver();
  expect(again.received.map(({ messageId }) => messageId)).toEqual([`<lead-${waiting}@hvac.example>`]);
  expect(await deliveryOf(third.store, waiting)).toMatchObject({ sentAt: '2026-11-21T15:00:00.000Z' });
});

test('a start sends at once, however many wait, and a lead that arrives meanwhile goes next', async () => {
  const { server, office } = await officeWithMail();
  for (let count = 0; count < 50; count++) await office.arrive();
  const updating = vi.spyOn(office.store, 'updateLeads');
  server.treat('wait', 'wait', 'wait');
  const delivering = office.outbox.deliver();
  await expect.poll(() => server.received.length, patience).toBe(3);
  expect(updating.mock.calls.length).toBeLessThan(20);
  const id = await office.arrive(requestWithMail({}, { receivedAt: '2026-11-21T15:00:01.000Z' }));
  server.takeWaiting();
  await delivering;
  const next = server.received.slice(3, 6).map(({ messageId }) => messageId);
  expect(next).toContain(`<lead-${id}@hvac.example>`);
  expect(server.received).toHaveLength(51);
});

test('a lead that was closed before mail was turned on gets no letter, unless the office asks for it', async () => {
  const { server, office } = await officeWithMail();
  const id = await office.arrive();
  await updateLead(office.store, id, (state) => ({ ...state, status: 'done' }));
  await office.outbox.deliver();
  expect(server.received).toEqual([]);
  expect(await readCounts(office.store)).toMatchObject({ mailDue: 0 });
  await office.askAgain(id);
  await office.outbox.deliver();
  expect(server.received).toHaveLength(1);
});

test('a server that starts while another one tries a letter again sends it no second time', async () => {
  const { server, office } = await officeWithMail();
  server.treat(451, 'wait');
  const id = await office.arrive();
  await office.outbox.deliver();
  office.clock.advance(minute);
  const delivering = office.outbox.deliver();
  await expect.poll(() => server.received.length, patience).toBe(1);
  const other = office.openOffice();
  await other.deliver();
  server.takeWaiting();
  await delivering;
  office.clock.advance(60 * minute);
  await other.deliver();
  await office.outbox.deliver();
  expect(server.received).toHaveLength(1);
  expect(await deliveryOf(office.store, id)).toMatchObject({ attempts: 2, sentAt: expect.any(String) });
});

test('a message that the office asks for again goes at once, as another one', async ({ mail: { server, office } }) => {
  const id = await office.arrive();
  await office.outbox.deliver();
  await office.askAgain(id);
  server.treat(451);
  await office.outbox.deliver();
  expect(server.received).toHaveLength(1);
  // Asking again does not wait for the pause.
  await office.askAgain(id);
  await office.outbox.deliver();
  expect(server.received.map(({ messageId }) => messageId)).toEqual([
    `<lead-${id}@hvac.example>`,
    `<lead-${id}.2@hvac.example>`,
  ]);
});
