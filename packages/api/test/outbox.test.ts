import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from './support/mail-server.ts';
import { deliveryOf, serviceRequest, startOffice } from './support/office.ts';
import { patience } from './support/server.ts';

const minute = 60_000;

test('a lead becomes a message to the office, with everything in it and a reply that goes to the visitor', async () => {
  const server = await startMailServer();
  const office = await startOffice(server.url);
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
  expect(office.store.leadCounts()).toMatchObject({
    mailDue: 0,
    mailStuck: 0,
    lastMailAt: Date.parse('2026-11-21T15:00:00.000Z'),
  });
  await office.outbox.deliver();
  expect(server.received).toHaveLength(1);
});

test('each kind goes to its own addresses', async () => {
  const server = await startMailServer();
  const to = {
    'service-request': ['first@hvac.example', 'second@hvac.example'],
    contact: ['office@hvac.example'],
    referral: ['office@hvac.example'],
    'career-application': ['office@hvac.example'],
  };
  const office = await startOffice(server.url, { to });
  await office.arrive();
  await office.outbox.deliver();
  expect(server.received[0]?.recipients).toEqual(to['service-request']);
});

describe('header injection', () => {
  test.each(['\r\nBcc: all@example.com', '\nX-Injected: yes\n\nBody', 'Dana" <x@y.example>, "', '\u202eanaD'])(
    'a name such as %j adds no header and no recipient',
    async (typed) => {
      const server = await startMailServer();
      const office = await startOffice(server.url);
      await office.arrive(serviceRequest({ firstName: typed, message: `${typed}\r\n.\r\nMAIL FROM:<x@y.example>` }));
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

describe('a mail server that', () => {
  test('refuses connections: the lead is kept, tried after growing pauses, and goes when the server is back', async () => {
    const before = await startMailServer();
    await before.close();
    const office = await startOffice(before.url);
    const id = await office.arrive();
    const tries: number[] = [];
    for (let minutes = 0; minutes <= 150; minutes++) {
      const attempts = (await deliveryOf(office.store, id))?.attempts;
      await office.outbox.deliver();
      if ((await deliveryOf(office.store, id))?.attempts !== attempts) tries.push(minutes);
      office.clock.advance(minute);
    }
    expect(tries).toEqual([0, 1, 6, 21, 81, 141]);
    expect(await deliveryOf(office.store, id)).toMatchObject({
      attempts: 6,
      problem: 'The mail server could not be reached, or hung up (ECONNREFUSED)',
      nextAttemptAt: '2026-11-21T18:21:00.000Z',
    });
    expect((await office.store.lead(id))?.state.history.filter(({ kind }) => kind === 'mail-failed')).toHaveLength(1);
    expect(office.outbox.problem).toContain('ECONNREFUSED');
    expect(office.store.leadCounts()).toMatchObject({ mailDue: 1, mailStuck: 1 });

    const after = await startMailServer(before.port);
    office.clock.advance(60 * minute);
    await office.outbox.deliver();
    expect(after.received.map(({ messageId }) => messageId)).toEqual([`<lead-${id}@hvac.example>`]);
    expect(office.outbox.problem).toBeUndefined();
    expect(office.store.leadCounts()).toMatchObject({ mailDue: 0, mailStuck: 0 });
  });

  test('was down for an hour: the first lead that gets through takes all others with it', async () => {
    const before = await startMailServer();
    await before.close();
    const office = await startOffice(before.url);
    const early = await office.arrive();
    for (let minutes = 0; minutes < 60; minutes++) {
      await office.outbox.deliver();
      office.clock.advance(minute);
    }
    const after = await startMailServer(before.port);
    await office.outbox.deliver();
    expect(after.received).toHaveLength(0);
    const late = await office.arrive();
    await office.outbox.deliver();
    const ids = after.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids)).toEqual(new Set([early, late].map((id) => `<lead-${id}@hvac.example>`)));
  });

  test('is away costs one connection a minute, however many leads wait', async () => {
    let connections = 0;
    const wall = createServer((socket) => {
      connections++;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void wall.close());
    await once(wall, 'listening');
    const office = await startOffice(`smtp://127.0.0.1:${(wall.address() as AddressInfo).port}`);
    for (let count = 0; count < 40; count++) await office.arrive();
    await office.outbox.deliver();
    expect(connections).toBeLessThanOrEqual(3);
    const first = connections;
    await office.outbox.deliver();
    expect(connections).toBe(first);
    expect(office.outbox.nextTry).toBe(office.clock.now() + minute);
    office.clock.advance(minute);
    await office.outbox.deliver();
    expect(connections).toBe(first + 1);
    expect(office.store.leadCounts().mailDue).toBe(40);
  });

  test('hangs: the try ends, and the lead is tried again', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const office = await startOffice(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const id = await office.arrive();
    await office.outbox.deliver();
    expect(await deliveryOf(office.store, id)).toMatchObject({
      attempts: 1,
      problem: 'The mail server did not answer in time (ETIMEDOUT)',
    });
  });

  test('answers 4xx, then 2xx: sent once', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url);
    server.treat(451);
    const id = await office.arrive();
    await office.outbox.deliver();
    expect(server.received).toHaveLength(0);
    expect(await deliveryOf(office.store, id)).toMatchObject({
      attempts: 1,
      problem: 'The mail server refused the message (451)',
      nextAttemptAt: '2026-11-21T15:01:00.000Z',
    });
    office.clock.advance(minute);
    await office.outbox.deliver();
    expect(server.received).toHaveLength(1);
    expect(await deliveryOf(office.store, id)).toEqual({ attempts: 2, sentAt: '2026-11-21T15:01:00.000Z' });
  });

  test('refuses one message for good does not hold up the others', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url);
    server.refuseRecipients(550);
    const refused = await office.arrive();
    await office.outbox.deliver();
    server.refuseRecipients(undefined);
    const taken = await office.arrive();
    await office.outbox.deliver();
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<lead-${taken}@hvac.example>`]);
    expect(await deliveryOf(office.store, refused)).toMatchObject({ problem: expect.stringContaining('(550)') });
    expect(office.store.leadCounts()).toMatchObject({ mailDue: 1, mailStuck: 1 });
  });

  test('dies after the message was sent: it is sent again, under the same id', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url);
    server.treat('hang up');
    const id = await office.arrive();
    await office.outbox.deliver();
    expect(await deliveryOf(office.store, id)).toMatchObject({ attempts: 1, problem: expect.any(String) });
    office.clock.advance(minute);
    await office.outbox.deliver();
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<lead-${id}@hvac.example>`,
      `<lead-${id}@hvac.example>`,
    ]);
    expect(await deliveryOf(office.store, id)).toMatchObject({ sentAt: '2026-11-21T15:01:00.000Z' });
  });
});

test('many leads all arrive, each once', async () => {
  const server = await startMailServer();
  const office = await startOffice(server.url);
  const ids = await Promise.all(Array.from({ length: 40 }, () => office.arrive()));
  await office.outbox.deliver();
  expect(server.received).toHaveLength(ids.length);
  expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
    new Set(ids.map((id) => `<lead-${id}@hvac.example>`)),
  );
});

test('what another start finds is sent, and what was sent is not', async () => {
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
  expect(third.store.leadCounts().lastMailAt).toBe(Date.parse('2026-11-21T15:00:00.000Z'));
});

test('a message that the office asks for again goes at once, as another one', async () => {
  const server = await startMailServer();
  const office = await startOffice(server.url);
  const id = await office.arrive();
  await office.outbox.deliver();
  const askAgain = () =>
    office.store.changeLeadState(id, (state) => ({
      ...state,
      history: [...state.history, { at: '2026-11-21T15:00:00.000Z', kind: 'mail-resend', detail: '' }],
      delivery: { attempts: 0, resend: true },
    }));
  await askAgain();
  server.treat(451);
  await office.outbox.deliver();
  expect(server.received).toHaveLength(1);
  // Asking again does not wait for the pause.
  await askAgain();
  await office.outbox.deliver();
  expect(server.received.map(({ messageId }) => messageId)).toEqual([
    `<lead-${id}@hvac.example>`,
    `<lead-${id}.2@hvac.example>`,
  ]);
});

test('a stop cuts off a message that takes too long, and leaves it due', async () => {
  const silent = createServer((socket) => socket.write('220 hello\r\n')).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const office = await startOffice(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const id = await office.arrive();
  const delivering = office.outbox.deliver();
  await office.outbox.stop(50);
  await delivering;
  // Not a failure of the mail server: it goes with the next start.
  expect(await deliveryOf(office.store, id)).toEqual({ attempts: 0 });
  expect(office.store.leadCounts()).toMatchObject({ mailDue: 1, mailStuck: 0 });
});

test('the log tells of failures in codes, and of nothing personal', async () => {
  const server = await startMailServer();
  const office = await startOffice(server.url);
  server.treat(451);
  await office.arrive();
  await office.outbox.deliver();
  office.clock.advance(minute);
  await server.close();
  await office.outbox.deliver();
  await expect.poll(office.logged, patience).toContain('"errorCode":"451"');
  expect(office.logged()).toMatch(/"errorCode":"E[A-Z]+"/);
  expect(office.logged()).not.toMatch(/example|Dana|127\.0\.0\.1|upstairs/);
});

describe('acknowledgements', () => {
  test('the visitor gets one, that is answered to the office and by no machine', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, { autoreply: true });
    const id = await office.arrive();
    await office.outbox.deliver();
    await office.acknowledgements.deliver();
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(2);
    expect(server.received[1]).toMatchObject({
      messageId: `<receipt-${id}@hvac.example>`,
      subject: 'We have your service request',
      recipients: ['dana@example.com'],
      replyTo: [{ address: 'office@hvac.example' }],
    });
    expect(server.received[1]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    expect(server.received[1]?.source).not.toContain('upstairs');
    expect((await office.store.lead(id))?.state.acknowledgement).toEqual({
      attempts: 1,
      sentAt: '2026-11-21T15:00:00.000Z',
    });
  });

  test('none is sent before the office has its message, nor to a suspect, nor when they are off', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, { autoreply: true });
    server.treat(451);
    await office.arrive();
    // By itself: connections that work side by side would share the refusal as they like.
    await office.outbox.deliver();
    const suspect = serviceRequest();
    await office.arrive({ ...suspect, intake: { ...suspect.intake, suspect: ['too-fast'] } });
    await office.outbox.deliver();
    await office.acknowledgements.deliver();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['office@hvac.example']]);
  });

  test('one that fails is tried again, also after a restart, and the office is not told of it', async () => {
    const server = await startMailServer();
    const first = await startOffice(server.url, { autoreply: true });
    const id = await first.arrive();
    await first.outbox.deliver();
    server.treat(451);
    await first.acknowledgements.deliver();
    expect(first.outbox.problem).toBeUndefined();
    expect(first.store.leadCounts()).toMatchObject({ mailDue: 0, mailStuck: 0 });
    await first.close();
    const second = await startOffice(server.url, { autoreply: true }, first.root);
    await second.acknowledgements.restore();
    await second.acknowledgements.deliver();
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<lead-${id}@hvac.example>`,
      `<receipt-${id}@hvac.example>`,
    ]);
    expect((await second.store.lead(id))?.state.acknowledgement).toMatchObject({ attempts: 2 });
  });

  test('a visitor who was erased meanwhile gets none', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, { autoreply: true });
    const id = await office.arrive();
    await office.outbox.deliver();
    await office.store.removeLeads('service_requests', new Set([id]));
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(1);
  });

  test('an address that is refused for good is not tried again', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, { autoreply: true });
    await office.arrive();
    await office.outbox.deliver();
    server.refuseRecipients(550);
    await office.acknowledgements.deliver();
    server.refuseRecipients(undefined);
    office.clock.advance(24 * 60 * minute);
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(1);
  });
});
