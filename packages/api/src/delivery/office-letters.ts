import { day } from '../clock.ts';
import { countResends, recordSent } from '../leads/model/deliveries.ts';
import { receivedAt } from '../leads/model/lead.ts';
import type { Lead } from '../leads/model/lead.ts';
import type { Logger } from '../logger.ts';
import type { Channel } from './delivery-queue.ts';
import { leadChannel } from './lead-channel.ts';
import type { LeadChannelDeps, LeadJob } from './lead-channel.ts';
import type { Letters } from './letters.ts';
import { smtpFailure } from './smtp.ts';
import type { Smtp } from './smtp.ts';

/** Leads older than this when mail was turned on share one letter: a flood of old news helps nobody. */
const longestBefore = 2 * day;

interface OfficeLettersDeps extends LeadChannelDeps {
  smtp: Pick<Smtp, 'send'>;
  letters: Pick<Letters, 'older' | 'toOffice'>;
  log: Logger;
  /** When mail was turned on, in milliseconds since 1970. */
  turnedOnAt: number;
  /** Whether the visitor should get an acknowledgement after the office has its letter. */
  isAcknowledged: (lead: Lead) => boolean;
}

/** One letter for each lead, and one for all leads from long before mail was turned on. */
export function officeLetters({ isAcknowledged, ...deps }: OfficeLettersDeps): Channel<LeadJob> {
  const { log, letters, smtp, turnedOnAt } = deps;
  const before = turnedOnAt - longestBefore;
  const isOld = (lead: Lead) => receivedAt(lead) < before && countResends(lead.state) === 0;
  return leadChannel(
    {
      name: 'A letter to the office',
      channel: 'office',
      concurrency: 3,
      failureOf: smtpFailure,
      async next(claim) {
        const old = await claim({ old: { before, wanted: true } });
        return old.length > 0 ? old : claim({ limit: 1, old: { before, wanted: false } });
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
