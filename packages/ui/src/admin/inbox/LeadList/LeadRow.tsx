import { dialNumber, formatPhone, isDue, localDay, type LeadSummary } from '@hvac/content/model';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { age, longTime } from '../time.ts';
import { followUpWords, wantsWords } from '../words.ts';
import * as css from './LeadRow.css.ts';

/** The rows of the list that is in view, first to last. */
export const rowsInView = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>('[data-lead]'));

/**
 * The row some steps from another; the first or last one at the list's ends.
 * @param from nothing to begin before the first
 */
export function stepInList(from: Element | null | undefined, step: number): HTMLElement | undefined {
  const rows = rowsInView();
  const at = rows.findIndex((row) => row === from);
  return rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
}

/** A plain press: the browser's own ways to open a link in another tab are left to it. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus along the list. Every row is a tab stop too: the arrows are a shortcut. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stepInList(event.currentTarget, step)?.focus();
}

/** A number that can be dialed is a link. */
const Phone = ({ phone, name }: Pick<LeadSummary, 'phone' | 'name'>) => {
  const number = dialNumber(phone);
  return number === undefined ? (
    <bdi className={css.phone}>{phone}</bdi>
  ) : (
    <a href={`tel:${number}`} className={css.call}>
      <span className={visuallyHidden}>Call {name}, </span>
      <bdi>{formatPhone(phone)}</bdi>
    </a>
  );
};

interface LeadRowProps {
  lead: LeadSummary;
  /** Leads of this person that the row stands for. */
  count: number;
  /** Address of the lead's own view. */
  href: string;
  /** Whether it is open. */
  current: boolean;
  /** The present, in milliseconds since 1970. */
  now: number;
  onOpen: (id: string) => void;
}

/** A lead in the list: a link, so that it opens in another tab as well, and a second one that calls. */
export const LeadRow = ({ lead, count, href, current, now, onOpen }: LeadRowProps) => {
  const today = localDay(now);
  return (
    <>
      <a
        href={href}
        data-lead={lead.id}
        aria-current={current || undefined}
        className={css.row}
        onKeyDown={moveFocus}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(lead.id);
        }}
      >
        {lead.unread && <span className={css.dot} />}
        {lead.unread && <span className={visuallyHidden}>Unread.</span>}
        <span className={css.who}>
          <bdi className={lead.unread ? `${css.name} ${css.unreadName}` : css.name}>{lead.name}</bdi>
          {count > 1 && <span className={css.count}>{count} leads</span>}
        </span>
        <span className={css.when}>
          {lead.followUp !== undefined && (
            <span className={isDue(lead, today) ? css.due : css.later}>
              <Icon name="calendar" size={16} />
              {followUpWords(lead.followUp, today)}
            </span>
          )}
          <time dateTime={lead.receivedAt} title={longTime(lead.receivedAt, now)} className={css.time}>
            {age(lead.receivedAt, now)}
          </time>
        </span>
        <span dir="auto" className={css.subject}>
          {lead.urgent && <span className={css.urgent}>Emergency</span>}
          {lead.byPhone && <span className={css.offer}>By phone</span>}
          {lead.offer && <span className={css.offer}>{lead.offer}</span>}
          {wantsWords(lead)}
        </span>
        <span className={css.marks}>
          {lead.city && <bdi className={css.town}>{lead.city}</bdi>}
          {lead.assignee && (
            <span className={css.assignee}>
              <span className={visuallyHidden}>Assigned to </span>
              <bdi>{lead.assignee.name}</bdi>
            </span>
          )}
          {lead.mail === 'retrying' && (
            <span className={css.stuck}>
              <Icon name="warning" size={16} />
              Mail is stuck
            </span>
          )}
          {lead.suspect.length > 0 && <span className={css.suspect}>May be spam</span>}
          <StatusMark status={lead.status} />
        </span>
      </a>
      <Phone phone={lead.phone} name={lead.name} />
    </>
  );
};
