import { day } from '../clock.ts';
import { receivedAt } from '../leads/model/lead.ts';
import type { Lead } from '../leads/model/lead.ts';
import { mailboxOf } from '../leads/model/mailbox.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from './delivery-queue.ts';
import { leadChannel } from './lead-channel.ts';
import type { LeadChannelDeps, LeadJob } from './lead-channel.ts';
import type { Messages } from './messages.ts';
import { smtpFailure } from './smtp.ts';
import type { Smtp } from './smtp.ts';

/** After a day, "we have it" no longer helps a visitor. */
const longestWait = day;
const mostAttempts = 5;
/** In all. One mailbox gets one a day, because anybody can type somebody else's address. */
const mostADay = 200;

interface AcknowledgementDeps extends LeadChannelDeps {
  store: LeadChannelDeps['store'] & Pick<Store, 'getLead' | 'listLeads' | 'withLock'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Pick<Messages, 'toVisitor'>;
  /** Whether a test message went out. None is sent before that. */
  isTested: () => boolean;
}

/** Confirms to visitors that their form has arrived. */
export function acknowledgements({ isTested, messages, now, smtp, store }: AcknowledgementDeps): {
  /** Whether the visitor should get one. */
  isWanted: (lead: Lead) => boolean;
  channel: Channel<LeadJob>;
} {
  /** Sent by this server, by lead. The store may have failed to record it, or no longer has the lead. */
  const recent = new Map<string, { mailbox: string; at: number }>();
  /** Mailboxes that any server wrote to within a day, by lead. Read once for each lock. */
  let sent: Map<string, string> | undefined;
  const isLate = (lead: Lead) => now() - receivedAt(lead) > longestWait;

  /**
   * Times in the future count, too: the clock may have been set back. Leads of two days are enough, because older ones
   * get no acknowledgement.
   */
  async function sentLastDay(): Promise<Map<string, string>> {
    const since = now() - day;
    for (const [id, { at }] of recent) if (at <= since) recent.delete(id);
    const mailboxes = new Map(Array.from(recent, ([id, each]) => [id, each.mailbox]));
    for (const { entity, state } of await store.listLeads({ from: since - longestWait })) {
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
        const message = messages.toVisitor(lead);
        if (!message || isLate(lead)) return false;
        const { email, id } = lead.entity;
        const mailbox = mailboxOf(email);
        sent ??= await sentLastDay();
        if (sent.size >= mostADay || [...sent.values()].includes(mailbox)) return false;
        // The visitor may have been erased since.
        if (!(await store.getLead(id))) return false;
        await smtp.send(message, signal);
        recent.set(id, { mailbox, at: now() });
        sent.set(id, mailbox);
        return true;
      },
      // A 5xx for one message is permanent, such as for an address that does not exist.
      givesUp: (lead, attempts, { code, general }) =>
        attempts >= mostAttempts || isLate(lead) || (!general && code.startsWith('5')),
    },
    { now, store },
  );
  const isWanted = (lead: Lead) =>
    isTested() && lead.state.acknowledgement === undefined && !isLate(lead) && messages.toVisitor(lead) !== undefined;
  return { channel, isWanted };
}
