import {
  addDays,
  formatCalendarDate,
  isCalendarDate,
  formatWindow,
  kindLabels,
  ownerId,
  weekdayOf,
  weekdays,
  type LeadChange,
  type LeadDetail,
  type LeadEvent,
  type LeadFilter,
  type LeadKindName,
  type LeadSummary,
  type Team,
} from '@hvac/content/model';
import {
  agendaWords,
  countWords,
  deliveryWords,
  leadChangeWords as changes,
  leadEventWords as events,
  meetingWords,
  requestWords,
  stageWords,
} from '@hvac/content/words';
import { fillIn } from '../../components/private/fillIn.tsx';
import { formatNumber } from '../../components/private/formatNumber.ts';
import { longTime } from './time.ts';

/** The subject of a lead, in one line. Referrals and applications begin with their kind. */
export const formatSubject = ({ kind, subject }: Pick<LeadSummary, 'kind' | 'subject'>): string =>
  kind === 'referral' || kind === 'career-application'
    ? [kindLabels[kind], subject].filter(Boolean).join(': ')
    : subject;

/** The subject as two parts: what kind of request it is, with its colon, and what they wrote. */
export function splitSubject(lead: Pick<LeadSummary, 'kind' | 'subject'>): [request: string, text: string] {
  const subject = formatSubject(lead);
  const [, request = '', text = subject] =
    lead.kind === 'service-request' || lead.kind === 'contact' ? (/^([^:]+: )(.+)$/s.exec(subject) ?? []) : [];
  return [request, text];
}

/** How far a lead is, as a sentence says it. @param kind undefined for leads of several kinds */
const stageOf = (stage: string, kind: LeadKindName | undefined): string =>
  stage === 'scheduled' && kind === 'career-application'
    ? stageWords.interview
    : ((stageWords as Record<string, string>)[stage] ?? stage);

/** Why somebody comes, in words. @param kind undefined for leads of several kinds */
export const meetingOf = (kind: LeadKindName | undefined) =>
  meetingWords[kind === 'career-application' ? 'interview' : 'visit'];

/** One line of a lead's history. @param leadKind of the lead */
export function formatEvent({ kind, detail, by }: LeadEvent, leadKind: LeadKindName): string {
  if (kind === 'assigned' && by !== undefined && by === detail) return fillIn(events.took, { name: by });
  const event = describeEvent({ kind, detail }, leadKind);
  return by ? fillIn(events.by, { event, name: by }) : event;
}

/** @param detail "2026-11-27", with a time for a visit: "2026-11-27 09:00-11:00" */
function describeDay(detail: string, leadKind: LeadKindName): string {
  const [date = '', from, to] = detail.split(/[ -](?=\d\d:)/);
  if (!isCalendarDate(date)) return events.followUpCleared;
  const day = formatCalendarDate(date);
  return from && to
    ? fillIn(meetingOf(leadKind).window, { day, time: formatWindow({ from, to }) })
    : fillIn(events.followUp, { day });
}

function describeEvent({ kind, detail }: Pick<LeadEvent, 'kind' | 'detail'>, leadKind: LeadKindName): string {
  switch (kind) {
    case 'received':
      return detail === ''
        ? events.received
        : fillIn(events.receivedFrom, { page: detail === '/' ? events.homePage : detail });
    case 'status':
      return fillIn(events.marked, { stage: stageOf(detail, leadKind) });
    case 'follow-up':
      return describeDay(detail, leadKind);
    case 'assigned':
      return detail === '' ? events.unassigned : fillIn(events.assigned, { name: detail });
    case 'note':
      return events.note;
    case 'mail-sent':
      return fillIn(events.mailSent, { address: detail || events.office });
    case 'mail-failed':
      return detail ? fillIn(events.mailFailedBecause, { problem: detail }) : events.mailFailed;
    case 'mail-resend':
      return events.mailResent;
  }
}

/** "RW" for Rosa Wells; a short name stays. */
export const initialsOf = (name: string): string =>
  /^\S{1,6}$/.test(name)
    ? name
    : name
        .split(/\s+/)
        .slice(0, 3)
        .map((word) => Array.from(word)[0])
        .join('');

/** "Home page" or "/duct-cleaning": without what an ad adds to the address. The exported list has it. */
export const formatPage = (page: string): string => page.replace(/[?#].*/, '').replace(/^\/$/, requestWords.homePage);

/** Everybody a lead can be assigned to: active members, then the owner. */
export const getAssignees = ({ members, owner }: Team): { id: string; name: string }[] => [
  ...members.filter(({ isActive }) => isActive),
  { id: ownerId, name: owner.name },
];

/**
 * "Rosa Delgado marked done."
 * @param who a name, or "3 leads"
 * @param kind undefined for leads of several kinds
 */
export function formatChange(
  change: LeadChange,
  who: string,
  kind: LeadKindName | undefined,
  team: Team | undefined,
): string {
  const { status, outcome, followUp, arrivalWindow, assignee, suspect } = change;
  if (outcome) return fillIn(changes.marked, { who, stage: stageOf(outcome.result, kind) });
  if (arrivalWindow !== undefined)
    return fillIn(meetingOf(kind).changed, {
      who,
      time: arrivalWindow ? formatWindow(arrivalWindow) : changes.anyTime,
    });
  if (status !== undefined) return fillIn(changes.marked, { who, stage: stageOf(status, kind) });
  if (followUp !== undefined)
    return followUp !== null && isCalendarDate(followUp)
      ? fillIn(changes.followUp, { who, day: formatCalendarDate(followUp) })
      : fillIn(changes.followUpCleared, { who });
  if (assignee !== undefined) {
    const name = team && getAssignees(team).find(({ id }) => id === assignee)?.name;
    return name ? fillIn(changes.assigned, { who, name }) : fillIn(changes.unassigned, { who });
  }
  return suspect === false ? fillIn(changes.notSpam, { who }) : '';
}

/** "Noted “Left voicemail”: follow up on Nov 23, 2026." @param day to follow up on, if one was set */
export const formatCall = (result: string, day: string | undefined): string =>
  day !== undefined && isCalendarDate(day)
    ? fillIn(changes.calledFollowUp, { result, day: formatCalendarDate(day) })
    : fillIn(changes.called, { result });

/** "1 lead", "2 leads". */
export const formatCount = (number: number, noun: keyof typeof countWords): string =>
  fillIn(countWords[noun][number === 1 ? 0 : 1], { count: formatNumber(number) });

/** How many filters are set, apart from the view. */
export const countFilters = ({ view: _view, ...filter }: LeadFilter): number =>
  Object.values(filter).filter(Boolean).length;

/** "Nov 19". */
const shortDay = (day: string) => (isCalendarDate(day) ? formatCalendarDate(day).replace(/, \d{4}$/, '') : day);

/**
 * "Due today", "Due Nov 19", "Follow up Nov 25", and for a visit "Visit today, 9 to 11 AM" or "Visit was Nov 19".
 * @param today in the company's time zone
 */
export function formatFollowUp(
  {
    kind,
    status,
    followUp: day = '',
    arrivalWindow,
  }: Pick<LeadSummary, 'kind' | 'status' | 'followUp' | 'arrivalWindow'>,
  today: string,
): string {
  if (status === 'scheduled') {
    const meeting = meetingOf(kind);
    if (day < today) return fillIn(meeting.past, { day: shortDay(day) });
    const next = fillIn(meeting.next, { day: day === today ? agendaWords.today : shortDay(day) });
    return arrivalWindow ? `${next}, ${formatWindow(arrivalWindow)}` : next;
  }
  if (day === today) return agendaWords.dueToday;
  return fillIn(day < today ? agendaWords.due : agendaWords.followUpOn, { day: shortDay(day) });
}

/** What happens on a day of the agenda: "9 to 11 AM", "Any time", or "Follow up". */
export function formatPlan({ status, arrivalWindow }: Pick<LeadSummary, 'status' | 'arrivalWindow'>): string {
  if (status !== 'scheduled') return agendaWords.followUp;
  return arrivalWindow ? formatWindow(arrivalWindow) : agendaWords.anyTime;
}

/**
 * The heading of a day in the agenda: "Today", "Tomorrow", "This week: Friday, Nov 27", "Monday, Nov 30". A week begins
 * with Sunday. @param today in the company's time zone
 */
export function formatAgendaDay(date: string, today: string): string {
  if (!isCalendarDate(date) || !isCalendarDate(today) || date === today) return agendaWords.headingToday;
  if (date === addDays(today, 1)) return agendaWords.headingTomorrow;
  const day = `${weekdayOf(date)}, ${shortDay(date)}`;
  const isThisWeek = date <= addDays(today, 6 - weekdays.indexOf(weekdayOf(today)));
  return isThisWeek ? fillIn(agendaWords.headingThisWeek, { day }) : day;
}

/** Why an email to the office was not sent. @param now milliseconds since 1970 */
export const formatDeliveryProblem = (
  { attempts, nextAttemptAt, problem }: LeadDetail['delivery'],
  now: number,
): string =>
  [
    fillIn(deliveryWords.notSent, { tries: formatCount(attempts, 'try') }),
    problem && fillIn(deliveryWords.problem, { problem }),
    nextAttemptAt && fillIn(deliveryWords.next, { time: longTime(nextAttemptAt, now) }),
  ]
    .filter(Boolean)
    .join(' ');
