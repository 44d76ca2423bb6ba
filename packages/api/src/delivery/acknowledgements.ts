import { day } from '../clock.ts';
import { receivedAt, mailboxOf, type Lead } from '../leads/model/lead.ts';
import type { Channel } from './delivery-queue.ts';
import { leadChannel, type LeadJob } from './lead-channel.ts';
import type { LetterDeps } from './letters.ts';
import { shouldGiveUp, smtpFailure } from './smtp.ts';

/** An older acknowledgement no longer helps a visitor. */
const maxAge = day;
/** To all visitors together. One mailbox gets one a day, because anybody can type somebody else's address. */
const maxPerDay = 200;

interface AcknowledgementDeps extends LetterDeps {
  /** Whether a test letter went out. None is sent before that. */
  isTested: () => boolean;
}

/** Confirms to visitors that their form has arrived. */
export function acknowledgements({ isTested, letters, now, smtp, store }: AcknowledgementDeps): {
  /** Whether the visitor should get one. */
  isWanted: (lead: Lead) => boolean;
  channel: Channel<LeadJob>;
} {
  /** Sent by this server, by lead. The store may have failed to record it, or no longer has the lead. */
  const recent = new Map<string, { mailbox: string; at: number }>();
  /** Mailboxes that any server wrote to within a day, by lead. Read once for each lock. */
  let sent: Map<string, string> | undefined;
  const isLate = (lead: Lead) => now() - receivedAt(lead) > maxAge;

  /** Times in the future count: the clock may have been set back. Leads of more than two days get none. */
  async function sentLastDay(): Promise<Map<string, string>> {
    const since = now() - day;
    for (const [id, { at }] of recent) if (at <= since) recent.delete(id);
    const mailboxes = new Map(Array.from(recent, ([id, each]) => [id, each.mailbox]));
    for (const { entity, state } of await store.listLeads({ from: since - maxAge })) {
      if (Date.parse(state.acknowledgement?.sentAt ?? '') > since) mailboxes.set(entity.id, mailboxOf(entity.email));
    }
    return mailboxes;
  }

  const channel = leadChannel(
    {
      name: 'An acknowledgement',
      channel: 'acknowledgement',
      concurrency: 1,
      failureOf: smtpFailure,
      // One server at a time, because the limits count what all servers sent.
      async withLock(work) {
        if (!isTested()) return;
        await store.withLock('acknowledgement', async () => {
          sent = undefined;
          await work();
        });
      },
      async send([lead], signal) {
        const letter = letters.toVisitor(lead);
        if (!letter || isLate(lead)) return false;
        const { email, id } = lead.entity;
        const mailbox = mailboxOf(email);
        sent ??= await sentLastDay();
        if (sent.size >= maxPerDay || [...sent.values()].includes(mailbox)) return false;
        // The visitor may have been erased since.
        if (!(await store.getLead(id))) return false;
        await smtp.send(letter, signal);
        recent.set(id, { mailbox, at: now() });
        sent.set(id, mailbox);
        return true;
      },
      givesUp: (lead, attempts, failure) => isLate(lead) || shouldGiveUp(attempts, failure),
    },
    { now, store },
  );
  const isWanted = (lead: Lead) =>
    isTested() && lead.state.acknowledgement === undefined && !isLate(lead) && letters.toVisitor(lead) !== undefined;
  return { channel, isWanted };
}
