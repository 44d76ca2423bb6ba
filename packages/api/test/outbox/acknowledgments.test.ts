import { getLead } from '../support/leads.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readCounts } from '../../src/store/lead-counts.ts';
import { type MailServer } from '../support/mail-server.ts';
import { officeWithMail, requestWithMail, type Office } from '../support/office.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Where acknowledgments went. */
const acknowledged = ({ received }: Pick<MailServer, 'received'>) =>
  received
    .filter(({ messageId = '' }) => messageId.startsWith('<receipt-'))
    .flatMap(({ recipients }) => recipients)
    .toSorted();

describe('acknowledgments', () => {
  test('the visitor gets one, that is answered to the office and by no machine', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    const id = await office.arrive();
    await office.outbox.deliver();
    await office.acknowledgments.deliver();
    await office.acknowledgments.deliver();
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
    expect((await getLead(office.store, id))?.state.deliveries.acknowledgment).toEqual({
      'dana@example.com': { attempts: 1, sentAt: '2026-11-21T15:00:00.000Z' },
    });
  });

  test('one that fails is tried again, and did not use up what a mailbox may get in a day', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    await office.arrive();
    await office.outbox.deliver();
    server.treat(451);
    await office.acknowledgments.deliver();
    office.clock.advance(minute);
    await office.acknowledgments.deliver();
    expect(acknowledged(server)).toEqual(['dana@example.com']);
  });

  test('an address that is refused for good is not tried again', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    await office.arrive();
    await office.outbox.deliver();
    server.fail({ phase: 'rcpt', how: 550 });
    await office.acknowledgments.deliver();
    server.fail(undefined);
    office.clock.advance(day);
    await office.acknowledgments.deliver();
    expect(server.received).toHaveLength(1);
  });
});

describe('nobody can be flooded with acknowledgments', () => {
  /** A lead from an address, that has just come. */
  const from = (email: string, receivedAt = '2026-11-21T15:00:00.000Z') => requestWithMail({ email }, { receivedAt });

  /** Many people write at once, each from an address of their own. */
  const people = (office: Office, count: number) =>
    Promise.all(Array.from({ length: count }, (_, lead) => office.arrive(from(`person${lead}@example.com`))));

  async function deliver(office: Office) {
    await office.outbox.deliver();
    await office.acknowledgments.deliver();
  }

  test('37 leads in one second that name one address: one acknowledgment, and the office has them all', async () => {
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

  test('205 addresses in a day: 200 get one, and the office keeps all 205', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    await people(office, 205);
    await office.acknowledgments.deliver();
    expect(new Set(acknowledged(server)).size).toBe(200);
    expect(await readCounts(office.store)).toMatchObject({ mailDue: 205 });
  });

  test('a day later there is one more', async () => {
    const { server, office } = await officeWithMail({ autoreply: true });
    // The limiter of the store counts by the machine's clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const at = () => new Date(office.clock.now()).toISOString();
    for (const wait of [0, 23 * hour, 2 * hour]) {
      office.clock.advance(wait);
      vi.setSystemTime(office.clock.now());
      await office.arrive(from('dana@example.com', at()));
      await deliver(office);
    }
    expect(acknowledged(server)).toEqual(['dana@example.com', 'dana@example.com']);
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
