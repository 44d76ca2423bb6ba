import { displayNumber, isDue, localDay, phoneNumbers, type LeadSummary } from '@hvac/content/model';
import { leadWords as words } from '@hvac/content/words';
import type { KeyboardEvent, MouseEvent } from 'react';
import { fillIn, fillInElements } from '../../../components/private/fillIn.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useInbox } from '../InboxContext.ts';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { formatAge, longTime, waitingState, waitingTime } from '../time.ts';
import { formatFollowUp, formatPlan, initialsOf, splitSubject } from '../format.ts';
import * as css from './LeadRow.css.ts';

/** The rows of the list, in order. */
export const rowsInView = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>('[data-lead]'));

/**
 * The row some steps after another, clamped to the ends of the list.
 * @param from undefined starts before the first row
 */
export function stepInList(from: Element | null | undefined, step: number): HTMLElement | undefined {
  const rows = rowsInView();
  const at = rows.findIndex((row) => row === from);
  return rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
}

/** Handles a click without modifier keys. The browser handles the others, which open a new tab or window. */
export const onPlainClick = (task: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // A button that went with its first click may have let the row come under the pointer of a double click.
  if (event.detail < 2) task();
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus along the list. Each row is also a tab stop. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stepInList(event.currentTarget, step)?.focus();
}

interface PhonesProps extends NonNullable<LeadSummary['friend']> {
  /** The numbers in `phone`, as E.164. */
  numbers: readonly string[];
}

/** A link for each phone number, or what was typed when no number is certain. */
const Phones = ({ phone, name, numbers }: PhonesProps) => (
  <span className={css.phones}>
    {numbers.length === 0 && <bdi className={css.phone}>{phone}</bdi>}
    {numbers.map((number) => (
      <a key={number} href={`tel:${number}`} className={css.call}>
        <VisuallyHidden>{fillIn(words.call, { name })}</VisuallyHidden>
        <bdi>{displayNumber(number)}</bdi>
      </a>
    ))}
  </span>
);

const waitingLooks = { none: css.age, long: css.mark.warning, late: css.mark.error };

interface LeadRowProps {
  /** The lead that the row shows. */
  lead: LeadSummary;
  /** How many leads of this person the row stands for. */
  count: number;
  /** Below the heading of its day, in the agenda. */
  byDay: boolean;
  /** The lead is open. */
  current: boolean;
  /** Opens or selects it. */
  onOpen: (id: string) => void;
}

/** A lead in the list: a link to the lead, and a link that calls. */
export const LeadRow = ({ lead, count, byDay, current, onOpen }: LeadRowProps) => {
  const { now, hours, hrefOf } = useInbox();
  const today = localDay(now);
  const called = lead.friend && phoneNumbers(lead.friend.phone).length > 0 ? lead.friend : lead;
  const numbers = phoneNumbers(called.phone);
  // Nothing is late about it.
  const isVisitToday = lead.status === 'scheduled' && lead.followUp === today;
  const isOnAgenda = byDay && lead.status === 'scheduled';
  const [request, text] = splitSubject(lead);
  const waiting = waitingState(lead, hours, now);
  return (
    <>
      <a
        href={hrefOf(lead.id)}
        data-lead={lead.id}
        aria-current={current || undefined}
        className={numbers.length > 1 ? `${css.row} ${css.tall[Math.min(numbers.length, 3) as 2 | 3]}` : css.row}
        onKeyDown={moveFocus}
        onClick={onPlainClick(() => onOpen(lead.id))}
      >
        {lead.unread && <span className={css.dot} />}
        {lead.unread && <VisuallyHidden>{words.unread}</VisuallyHidden>}
        <span className={css.who}>
          <bdi className={lead.unread ? `${css.name} ${css.unreadName}` : css.name}>{lead.name}</bdi>
          {count > 1 && <span className={css.count}>{fillIn(words.count, { count })}</span>}
        </span>
        <span className={css.when}>
          {lead.followUp !== undefined && (
            <span className={isDue(lead, today) && !isVisitToday ? css.mark.error : css.mark.quiet}>
              <Icon name="calendar" size={16} />
              {byDay ? formatPlan(lead) : formatFollowUp(lead, today)}
            </span>
          )}
          {!isOnAgenda && (
            <time dateTime={lead.receivedAt} title={longTime(lead.receivedAt, now)} className={waitingLooks[waiting]}>
              {waiting === 'late' && <Icon name="warning" size={16} />}
              {waiting === 'none' ? formatAge(lead.receivedAt, now) : waitingTime(lead.receivedAt, now)}
            </time>
          )}
        </span>
        <span className={css.about}>
          <span dir="auto" className={css.subject}>
            {lead.urgent && (
              <Badge size="small" tone="error">
                {words.emergency}
              </Badge>
            )}{' '}
            {[lead.byPhone && words.byPhone, lead.offer].map(
              (label) =>
                label && (
                  <Badge key={label} size="small" tone="cooling">
                    {label}
                  </Badge>
                ),
            )}{' '}
            <span className={css.request}>{request}</span>
            {text}
          </span>
          {lead.city && <bdi className={css.town}>{lead.city}</bdi>}
        </span>
        <span className={css.marks}>
          {!isOnAgenda && <StatusMark kind={lead.kind} status={lead.status} outcome={lead.outcome} />}
          {lead.suspect.length > 0 && <span className={css.mark.warning}>{words.spam}</span>}
          {(lead.mail === 'retrying' || lead.mail === 'failed') && (
            <span className={css.mark.error}>
              <Icon name="warning" size={16} />
              {words.stuck}
            </span>
          )}
          {lead.assignee && (
            <span className={css.mark.quiet}>
              <VisuallyHidden>
                {fillInElements(words.assigned, { name: <bdi>{lead.assignee.name}</bdi> })}
              </VisuallyHidden>
              <bdi aria-hidden="true" title={lead.assignee.name}>
                {initialsOf(lead.assignee.name)}
              </bdi>
            </span>
          )}
        </span>
      </a>
      <Phones phone={called.phone} name={called.name} numbers={numbers} />
    </>
  );
};
