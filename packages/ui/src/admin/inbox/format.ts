import {
  addDays,
  formatCalendarDate,
  isCalendarDate,
  formatWindow,
  kindLabels,
  ownerId,
  resultLabels,
  statusLabels,
  weekdayOf,
  weekdays,
  type LeadChange,
  type LeadDetail,
  type LeadEvent,
  type LeadFilter,
  type LeadSummary,
  type Team,
} from '@hvac/content/model';
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

/** One line of a lead's history. */
export function formatEvent({ kind, detail, by }: LeadEvent): string {
  if (kind === 'assigned' && by !== undefined && by === detail) return `${by} took this`;
  return by ? `${describeEvent({ kind, detail })} by ${by}` : describeEvent({ kind, detail });
}

/** @param detail "2026-11-27", with a time for a visit: "2026-11-27 09:00-11:00" */
function describeDay(detail: string): string {
  const [day = '', from, to] = detail.split(/[ -](?=\d\d:)/);
  if (!isCalendarDate(day)) return 'Follow-up cleared';
  const date = formatCalendarDate(day);
  return from && to ? `Visit on ${date}, ${formatWindow({ from, to })}` : `Follow up on ${date}`;
}

function describeEvent({ kind, detail }: Pick<LeadEvent, 'kind' | 'detail'>): string {
  switch (kind) {
    case 'received':
      return detail === '' ? 'Received' : `Received from ${detail === '/' ? 'the home page' : detail}`;
    case 'status':
      return `Marked ${({ ...statusLabels, ...resultLabels }[detail] ?? detail).toLowerCase()}`;
    case 'follow-up':
      return describeDay(detail);
    case 'assigned':
      return detail === '' ? 'Unassigned' : `Assigned to ${detail}`;
    case 'note':
      return 'Note added';
    case 'mail-sent':
      return `Emailed to ${detail || 'the office'}`;
    case 'mail-failed':
      return detail ? `Mail failed: ${detail}` : 'Mail failed';
    case 'mail-resend':
      return 'Mail sent again';
  }
}

/** "RW" for Ray Whitley; a short name stays. */
export const initialsOf = (name: string): string =>
  /^\S{1,6}$/.test(name)
    ? name
    : name
        .split(/\s+/)
        .slice(0, 3)
        .map((word) => Array.from(word)[0])
        .join('');

/** "Home page" or "/duct-cleaning": without what an ad adds to the address. The exported list has it. */
export const formatPage = (page: string): string => page.replace(/[?#].*/, '').replace(/^\/$/, 'Home page');

/** Everybody a lead can be assigned to: active members, then the owner. */
export const getAssignees = ({ members, owner }: Team): { id: string; name: string }[] => [
  ...members.filter(({ isActive }) => isActive),
  { id: ownerId, name: owner.name },
];

/** "Rosa Delgado marked done." @param who a name, or "3 leads" */
export function formatChange(change: LeadChange, who: string, team: Team | undefined): string {
  const { status, outcome, followUp, arrivalWindow, assignee, suspect } = change;
  if (outcome) return `${who} marked ${resultLabels[outcome.result].toLowerCase()}.`;
  if (arrivalWindow !== undefined)
    return `${who}: visit ${arrivalWindow ? formatWindow(arrivalWindow) : 'at any time'}.`;
  if (status !== undefined) return `${who} marked ${statusLabels[status].toLowerCase()}.`;
  if (followUp !== undefined)
    return followUp !== null && isCalendarDate(followUp)
      ? `${who}: follow up on ${formatCalendarDate(followUp)}.`
      : `${who}: follow-up cleared.`;
  if (assignee !== undefined) {
    const name = team && getAssignees(team).find(({ id }) => id === assignee)?.name;
    return name ? `${who} assigned to ${name}.` : `${who} unassigned.`;
  }
  return suspect === false ? `${who} marked as not spam.` : '';
}

/** "Noted “Left voicemail”: follow up on Nov 23, 2026." @param day to follow up on, if one was set */
export const formatCall = (result: string, day: string | undefined): string =>
  day !== undefined && isCalendarDate(day)
    ? `Noted “${result}”: follow up on ${formatCalendarDate(day)}.`
    : `Noted “${result}”.`;

/** "1 lead", "2 leads". @param plural of the noun, when an s is not enough */
export const formatCount = (number: number, noun: string, plural = `${noun}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;

/** How many filters are set, apart from the view. */
export const countFilters = ({ view: _view, ...filter }: LeadFilter): number =>
  Object.values(filter).filter(Boolean).length;

/** Why somebody comes: for a visit, or for an interview. */
export const meetingOf = (kind: LeadSummary['kind']) => (kind === 'career-application' ? 'Interview' : 'Visit');

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
    if (day < today) return `${meeting} was ${shortDay(day)}`;
    return [`${meeting} ${day === today ? 'today' : shortDay(day)}`, arrivalWindow && formatWindow(arrivalWindow)]
      .filter(Boolean)
      .join(', ');
  }
  if (day === today) return 'Due today';
  return `${day < today ? 'Due' : 'Follow up'} ${shortDay(day)}`;
}

/** What happens on a day of the agenda: "9 to 11 AM", "Any time", or "Follow up". */
export function formatPlan({ status, arrivalWindow }: Pick<LeadSummary, 'status' | 'arrivalWindow'>): string {
  if (status !== 'scheduled') return 'Follow up';
  return arrivalWindow ? formatWindow(arrivalWindow) : 'Any time';
}

/**
 * The heading of a day in the agenda: "Today", "Tomorrow", "This week: Friday, Nov 27", "Monday, Nov 30". A week begins
 * with Sunday. @param today in the company's time zone
 */
export function formatAgendaDay(day: string, today: string): string {
  if (!isCalendarDate(day) || !isCalendarDate(today) || day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  const name = `${weekdayOf(day)}, ${shortDay(day)}`;
  return day <= addDays(today, 6 - weekdays.indexOf(weekdayOf(today))) ? `This week: ${name}` : name;
}

/** Why an email to the office was not sent. @param now milliseconds since 1970 */
export const formatDeliveryProblem = (
  { attempts, nextAttemptAt, problem }: LeadDetail['delivery'],
  now: number,
): string =>
  [
    `Not emailed yet, after ${formatCount(attempts, 'try', 'tries')}.`,
    problem && `${problem}.`,
    nextAttemptAt && `Next try: ${longTime(nextAttemptAt, now)}.`,
  ]
    .filter(Boolean)
    .join(' ');
