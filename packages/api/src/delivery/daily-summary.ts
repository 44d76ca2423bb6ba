import { localDay, localHour } from '@hvac/content/model';
import type { Store } from '../store/store.ts';
import { nextAttempt } from './delivery-queue.ts';
import type { Channel } from './delivery-queue.ts';
import type { Messages } from './messages.ts';
import { smtpFailure } from './smtp.ts';
import type { Smtp } from './smtp.ts';

interface SummaryDeps {
  store: Pick<Store, 'countLeads' | 'counts' | 'getSetting' | 'setSetting' | 'withLock'>;
  smtp: Pick<Smtp, 'send'>;
  messages: Pick<Messages, 'daily'>;
  /** Hour in New York from which the summary is sent. */
  hour: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

type Day = ReturnType<typeof localDay>;

/**
 * Mails the office once a day what is left to do, however many servers there are. A day is recorded after its letter is
 * sent: a crash in between sends the letter twice with the same id, rather than never.
 */
export function dailySummary({ hour, messages, now, smtp, store }: SummaryDeps): Channel<Day> {
  /** The last day that this server knows was sent. */
  let done = '';
  let attempts = 0;
  let dueAt = 0;
  return {
    name: 'The summary of the day',
    concurrency: 1,
    failureOf: smtpFailure,
    async claim() {
      const today = localDay(now());
      return done < today && localHour(now()) >= hour && dueAt <= now() ? today : undefined;
    },
    send: (today, signal) =>
      store.withLock('daily-summary', async () => {
        // Also covers a clock that was set back.
        if (((await store.getSetting('daily-summary')) ?? '') >= today) return;
        const [unanswered, ofNobody, due, { mailStuck }] = await Promise.all([
          store.countLeads({ statuses: ['new'] }),
          store.countLeads({ openOn: today, assignee: null }),
          store.countLeads({ dueOn: today }),
          store.counts(),
        ]);
        await smtp.send(messages.daily({ unanswered, ofNobody, due, failedMails: mailStuck }, today), signal);
        done = today;
        await store.setSetting('daily-summary', today);
      }),
    async succeed(today) {
      done = today;
      attempts = 0;
    },
    async fail() {
      attempts += 1;
      dueAt = nextAttempt(attempts, now());
    },
    async release() {},
    async wake() {
      dueAt = 0;
    },
  };
}
