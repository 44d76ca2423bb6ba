import type { Waiting } from '@hvac/content/letters';
import { isCalendarDate, isDue, localDay, localHour } from '@hvac/content/model';
import { namesIn } from '../auth/team.ts';
import { fullName } from '../leads/model/lead.ts';
import { countQueries } from '../store/lead-query.ts';
import { nextAttempt, type Channel } from './delivery-queue.ts';
import type { LetterDeps } from './letters.ts';
import { smtpFailure } from './smtp.ts';

interface SummaryDeps extends LetterDeps {
  /** Hour in New York from which the summary is sent. */
  hour: number;
}

type Day = ReturnType<typeof localDay>;

/** Maximum number of people in the letter. */
const maxPeople = 20;

/** Overdue leads by their day, then unassigned ones, newest first. */
async function listWaiting(today: Day, store: SummaryDeps['store']): Promise<{ people: Waiting[]; more: number }> {
  const ofNobody = { openOn: today, notDueOn: today, assignee: null };
  const [due, unassigned, { count }, nameOf] = await Promise.all([
    store.listLeads({ dueOn: today }),
    store.listLeads({ ...ofNobody, limit: maxPeople }),
    store.countLeads({ count: ofNobody }),
    namesIn(store),
  ]);
  const byDay = due.toSorted((a, b) => (a.state.followUp ?? '').localeCompare(b.state.followUp ?? ''));
  const people = [...byDay, ...unassigned].slice(0, maxPeople).map((lead) => ({
    name: fullName(lead),
    phone: lead.entity.phone,
    assignee: lead.state.assignee === undefined ? undefined : nameOf(lead.state.assignee),
    due:
      isDue(lead.state, today) && isCalendarDate(lead.state.followUp ?? '') ? (lead.state.followUp as Day) : undefined,
  }));
  return { people, more: due.length + count - people.length };
}

/** Mails the office once a day. Recorded when it is sent: a crash in between sends it twice, rather than never. */
export function dailySummary({ hour, letters, now, smtp, store }: SummaryDeps): Channel<Day> {
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
        const counts = await store.countLeads({
          unanswered: { statuses: ['new'] },
          ofNobody: { openOn: today, assignee: null },
          due: { dueOn: today },
          failedMails: countQueries.mailStuck,
        });
        const waiting = await listWaiting(today, store);
        await smtp.send(letters.daily({ ...counts, ...waiting }, today), signal);
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
