import { dailyLetter, type Waiting } from '@hvac/content/letters';
import {
  addDays,
  compareDays,
  isCalendarDate,
  isDue,
  isUrgent,
  leadStatuses,
  localDay,
  localHour,
} from '@hvac/content/model';
import { namesIn } from '../auth/accounts.ts';
import type { Clock } from '../clock.ts';
import { firstDueTime } from '../leads/model/deliveries.ts';
import { fullName, type Deliveries, type Lead } from '../leads/model/lead.ts';
import { countQueries } from '../store/lead-counts.ts';
import { maxDue, type LeadQuery } from '../store/lead-query.ts';
import type { Store } from '../store/store.ts';
import { emailOf, type LetterDeps } from './letters.ts';
import type { DeliveryStore, Sender } from './outbox.ts';
import { allRecipients, smtpFailure } from './smtp.ts';

type Day = ReturnType<typeof localDay>;

export interface Summary {
  day: Day;
  deliveries: Deliveries;
}

const maxPeople = 20;

/**
 * Who waits: emergencies of nobody, other new leads, the longest waiting first, those that are due by their day, and
 * unassigned ones.
 */
async function listWaiting(today: Day, store: Store): Promise<{ people: Waiting[]; more: number }> {
  const fresh: LeadQuery = { statuses: ['new'], openOn: today };
  const statuses = leadStatuses.filter((status) => status !== 'new');
  const rest = { statuses, openOn: today, notDueOn: today, assignee: null };
  const [first, longest, due, unassigned, counts, nameOf] = await Promise.all([
    store.listLeads({ ...fresh, urgent: true, assignee: null, oldestFirst: true, limit: maxPeople }),
    // Those emergencies are among them.
    store.listLeads({ ...fresh, oldestFirst: true, limit: 2 * maxPeople }),
    store.listLeads({ statuses, dueOn: today, limit: maxDue }),
    store.listLeads({ ...rest, limit: maxPeople }),
    store.countLeads({ fresh, due: { statuses, dueOn: today }, rest }),
    namesIn(store),
  ]);
  const isFirst = ({ entity }: Lead) => first.some((each) => each.entity.id === entity.id);
  const byDay = due.toSorted((a, b) => compareDays(a.state, b.state));
  const waiting = [...first, ...longest.filter((lead) => !isFirst(lead)), ...byDay, ...unassigned];
  const people = waiting.slice(0, maxPeople).map((lead) => ({
    name: fullName(lead),
    phone: lead.entity.phone,
    assignee: lead.state.assignee === undefined ? undefined : nameOf(lead.state.assignee),
    urgent: lead.state.status === 'new' && isUrgent(lead),
    due:
      isDue(lead.state, today) && isCalendarDate(lead.state.followUp ?? '') ? (lead.state.followUp as Day) : undefined,
  }));
  return { people, more: counts.fresh + counts.due + counts.rest - people.length };
}

/** The letter to the office about what is left to do, once a day. */
export function dailySummary({ facts, settings, smtp, store }: LetterDeps): Sender<Summary> {
  const everybody = allRecipients(settings);
  return {
    name: 'The summary of the day',
    concurrency: 1,
    recipients: () => everybody,
    async send({ day }, address, signal) {
      const counts = await store.countLeads({
        emergencies: { statuses: ['new'], urgent: true, openOn: day, assignee: null },
        unanswered: { statuses: ['new'] },
        ofNobody: { openOn: day, assignee: null },
        due: { dueOn: day },
        failedMails: countQueries.mailStuck,
      });
      const waiting = await listWaiting(day, store);
      const letter = dailyLetter({ ...counts, ...waiting }, day, facts);
      return smtp.send(emailOf(`day-${day}`, letter, everybody, settings), address, signal);
    },
    check: (signal) => smtp.check(signal),
    explain: (error, address) => smtpFailure(error, address, 'MAIL_TO'),
  };
}

/** Keeps the summary of the last day. @param hour in New York, from which it is due */
export function summaryDeliveries(hour: number, { now, store }: Clock & { store: Store }): DeliveryStore<Summary> {
  async function current(): Promise<Summary | undefined> {
    const today = localDay(now());
    const last = parseSummary(await store.getSetting('daily-summary'));
    // Servers differ by a few seconds, also at midnight. A later day is from a wrong clock.
    if (last && (last.day === today || last.day === addDays(today, 1))) return last;
    return localHour(now()) >= hour ? { day: today, deliveries: {} } : undefined;
  }
  const pending = async () => {
    const summary = await current();
    return summary && firstDueTime(summary.deliveries) !== null ? [summary] : [];
  };
  return {
    idOf: ({ day }) => day,
    deliveriesOf: ({ deliveries }) => deliveries,
    pending,
    due: async (time) => (await pending()).filter(({ deliveries }) => (firstDueTime(deliveries) ?? Infinity) <= time),
    update: ({ day }, change) =>
      store.withLock('daily-summary', async () => {
        const last = await current();
        const before = last?.day === day ? last.deliveries : {};
        const deliveries = change(before) ?? {};
        if (deliveries !== before) await store.setSetting('daily-summary', JSON.stringify({ day, deliveries }));
        return { day, deliveries };
      }),
  };
}

function parseSummary(text: string | undefined): Summary | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Summary);
  } catch {
    // The version before wrote the day whose summary was sent.
    return { day: text as Day, deliveries: { office: { attempts: 1 } } };
  }
}
