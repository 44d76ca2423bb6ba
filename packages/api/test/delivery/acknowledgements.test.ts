import { describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { officeWithMail, requestWithMail, startOffice } from '../support/office.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Where acknowledgements went. */
const acknowledged = ({ received }: Pick<MailServer, 'received'>) =>
  received
    .filter(({ messageId = '' }) => messageId.startsWith('<receipt-'))
    .flatMap(({ recipients }) => recipients)
    .toSorted();

describe('acknowledgements', () => {
  test('the visitor gets one, that is answered to the office and by no machine', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    const id = await office.arrive();
    await office.outbox.deliver();
    await office.acknowledgements.deliver();
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(2);
    expect(server.received[1]).toMatchObject({
      messageId: `<receipt-${id}@hvac.example>`,
      subject: 'We received your service request',
      recipients: ['dana@example.com'],
      replyTo: [{ address: 'office@hvac.example' }],
    });
    expect(server.received[1]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    expect(server.received[1]?.source).not.toContain('upstairs');
    expect((await office.store.getLead(id))?.state.acknowledgement).toEqual({
      attempts: 1,
      sentAt: '2026-11-21T15:00:00.000Z',
    });
  });

  test('none is sent before the office has its message, nor to a suspect, nor when they are off', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    server.treat(451);
    await office.arrive();
    // By itself: connections that work side by side would share the refusal as they like.
    await office.outbox.deliver();
    const suspect = requestWithMail();
    await office.arrive({ ...suspect, submission: { ...suspect.submission, suspect: ['too-fast'] } });
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
    expect(await first.store.counts()).toMatchObject({ mailDue: 0, mailStuck: 0 });
    await first.close();
    const second = await startOffice(server.url, { autoreply: true }, first.root);
    await second.acknowledgements.deliver();
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<lead-${id}@hvac.example>`,
      `<receipt-${id}@hvac.example>`,
    ]);
    expect((await second.store.getLead(id))?.state.acknowledgement).toMatchObject({ attempts: 2 });
  });

  test('a visitor who was erased meanwhile gets none', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    const id = await office.arrive();
    await office.outbox.deliver();
    await office.store.deleteLeads([id]);
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(1);
  });

  test('an address that is refused for good is not tried again', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    await office.arrive();
    await office.outbox.deliver();
    server.refuseRecipients(550);
    await office.acknowledgements.deliver();
    server.refuseRecipients(undefined);
    office.clock.advance(day);
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(1);
  });
});

describe('nobody can be flooded with acknowledgements', () => {
  /** A lead from an address, that has just come. */
  const from = (email: string, receivedAt = '2026-11-21T15:00:00.000Z') => requestWithMail({ email }, { receivedAt });

  /** Many people write at once, each from an address of their own. */
  const people = (office: Awaited<ReturnType<typeof startOffice>>, count: number) =>
    Promise.all(Array.from({ length: count }, (_, lead) => office.arrive(from(`person${lead}@example.com`))));

  async function deliver(office: Awaited<ReturnType<typeof startOffice>>) {
    await office.outbox.deliver();
    await office.acknowledgements.deliver();
  }

  test('37 leads in one second that name one address: one acknowledgement, and the office has them all', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    await Promise.all(Array.from({ length: 37 }, () => office.arrive(from('victim@example.com'))));
    await deliver(office);
    expect(acknowledged(server)).toEqual(['victim@example.com']);
    expect(server.received).toHaveLength(38);
  });

  test('one mailbox has many spellings', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    const atGmail = ['Vic.Tim@gmail.com', 'victim+1@gmail.com', 'v.ictim@GoogleMail.com'];
    for (const email of [...atGmail, 'vic.tim@example.com', 'VIC.TIM+x@EXAMPLE.com', 'victim@example.com']) {
      await office.arrive(from(email));
      await deliver(office);
    }
    // Dots count everywhere but at Gmail.
    expect(acknowledged(server)).toEqual(['Vic.Tim@gmail.com', 'vic.tim@example.com', 'victim@example.com']);
  });

  test('300 addresses in a day: 200 get one, and the office has all 300', { timeout: 120_000 }, async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    await people(office, 300);
    await deliver(office);
    expect(new Set(acknowledged(server)).size).toBe(200);
    expect(server.received).toHaveLength(500);
  });

  test('a restart forgets neither limit', { timeout: 120_000 }, async () => {
    const server = await startMailServer();
    const first = await startOffice(server.url, { autoreply: true });
    await people(first, 198);
    await deliver(first);
    await first.close();
    const second = await startOffice(server.url, { autoreply: true }, first.root);
    for (const name of ['person1', 'someone', 'somebody', 'anyone']) await second.arrive(from(`${name}@example.com`));
    await deliver(second);
    expect(acknowledged(server)).toHaveLength(200);
    expect(acknowledged(server).filter((address) => address === 'person1@example.com')).toHaveLength(1);
  });

  test('a day later there is one more', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    const at = () => new Date(office.clock.now()).toISOString();
    for (const wait of [0, 23 * hour, 2 * hour]) {
      office.clock.advance(wait);
      await office.arrive(from('dana@example.com', at()));
      await deliver(office);
    }
    expect(acknowledged(server)).toEqual(['dana@example.com', 'dana@example.com']);
  });

  test('a clock that is set back does not make room', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    await office.arrive(from('dana@example.com'));
    await deliver(office);
    office.clock.advance(-3 * day);
    await office.arrive(from('dana@example.com', new Date(office.clock.now()).toISOString()));
    await deliver(office);
    expect(acknowledged(server)).toEqual(['dana@example.com']);
  });

  test('being erased does not make room', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    const first = await office.arrive(from('dana@example.com'));
    await deliver(office);
    await office.store.deleteLeads([first]);
    await office.arrive(from('dana@example.com'));
    await deliver(office);
    expect(acknowledged(server)).toEqual(['dana@example.com']);
  });

  test('who wrote more than a day ago gets none, whenever the office got its message', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    await office.arrive(from('late@example.com', '2026-11-20T14:59:59.000Z'));
    await office.arrive(from('in-time@example.com', '2026-11-20T15:00:01.000Z'));
    await deliver(office);
    expect(acknowledged(server)).toEqual(['in-time@example.com']);
    expect(server.received).toHaveLength(3);
  });
});
