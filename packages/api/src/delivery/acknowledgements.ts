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

/** A visitor who has heard nothing for a day is not helped by "we have it" any more. */
const longestWait = day;
const mostAttempts = 5;
/** In all, within a day. To one mailbox it is one: anybody can type anybody's address, as often as they like. */
const mostADay = 200;

interface AcknowledgementDeps extends LeadChannelDeps {
  store: LeadChannelDeps['store'] & Pick<Store, 'getLead' | 'listLeads' | 'withLock'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Pick<Messages, 'toVisitor'>;
  /** Whether mail has been tested: none goes out before that. */
  isTested: () => boolean;
}

/** Tells visitors that their form has arrived. */
export function acknowledgements({ isTested, messages, now, smtp, store }: AcknowledgementDeps): {
  /** Whether a visitor is to get one. */
  isWanted: (lead: Lead) => boolean;
  channel: Channel<LeadJob>;
} {
  /** What this server has sent, by lead: the store may not have the mark, or the lead, any more. */
  const recent = new Map<string, { mailbox: string; at: number }>();
  /** Mailboxes by lead, of what all servers have sent within a day; read once while this one has the lock. */
  let sent: Map<string, string> | undefined;
  const isLate = (lead: Lead) => now() - receivedAt(lead) > longestWait;

  /**
   * A clock that was set back makes no room: what is ahead of it counts. None goes to a lead that is older than a day, so
   * those of a day are found among the leads of two.
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
      // One server at a time: each counts what all have sent.
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
        // A visitor who was erased meanwhile is not written to.
        if (!(await store.getLead(id))) return false;
        await smtp.send(message, signal);
        recent.set(id, { mailbox, at: now() });
        sent.set(id, mailbox);
        return true;
      },
      // An address that does not exist will not begin to.
      givesUp: (lead, attempts, { code, general }) =>
        attempts >= mostAttempts || isLate(lead) || (!general && code.startsWith('5')),
    },
    { now, store },
  );
  const isWanted = (lead: Lead) =>
    isTested() && lead.state.acknowledgement === undefined && !isLate(lead) && messages.toVisitor(lead) !== undefined;
  return { channel, isWanted };
}
