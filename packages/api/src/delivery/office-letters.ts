import { day } from '../clock.ts';
import { countResends, recordSent } from '../leads/model/deliveries.ts';
import { receivedAt, type Lead } from '../leads/model/lead.ts';
import type { Logger } from '../logger.ts';
import { hasWaitedSince } from '../store/lead-query.ts';
import type { Channel } from './delivery-queue.ts';
import { leadChannel, type LeadJob } from './lead-channel.ts';
import type { LetterDeps } from './letters.ts';
import { smtpFailure } from './smtp.ts';

/** Older leads share one letter, such as those from before mail was turned on. In milliseconds. */
const maxAge = 2 * day;

interface OfficeLettersDeps extends LetterDeps {
  log: Logger;
  /** Whether the visitor should get an acknowledgement after the office has its letter. */
  isAcknowledged: (lead: Lead) => boolean;
}

/** One letter for each lead, and one for all leads that have waited for more than two days. */
export function officeLetters({ isAcknowledged, ...deps }: OfficeLettersDeps): Channel<LeadJob> {
  const { log, letters, now, smtp } = deps;
  const isOld = (lead: Lead) => receivedAt(lead) < now() - maxAge && countResends(lead.state) === 0;
  return leadChannel(
    {
      name: 'A letter to the office',
      channel: 'office',
      concurrency: 3,
      failureOf: smtpFailure,
      async next(claim) {
        const before = now() - maxAge;
        const old = await claim({ condition: hasWaitedSince(before) });
        return old.length > 0 ? old : claim({ condition: { not: hasWaitedSince(before) }, limit: 1 });
      },
      async send(job, signal) {
        const [lead] = job;
        const refused = await smtp.send(isOld(lead) ? letters.older(job) : letters.toOffice(lead), signal);
        for (const errorCode of refused) log.warn({ errorCode }, 'The mail server refused one of the addresses');
        return true;
      },
      sent(state, lead, at) {
        const after = recordSent(state, 'office', at, isOld(lead) ? 'together' : '');
        return isAcknowledged(lead) ? { ...after, acknowledgement: { attempts: 0 } } : after;
      },
    },
    deps,
  );
}
