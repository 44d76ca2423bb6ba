import type { LeadSummary } from '@hvac/content/model';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { shortTime } from '../time.ts';
import { kindWords, mailWords, statusWords } from '../words.ts';
import * as css from './LeadRow.css.ts';

export interface LeadRowProps {
  lead: LeadSummary;
  /** Address of the lead's own view. */
  href: string;
  /** It is the one that is open. */
  current: boolean;
  /** The present, in milliseconds since 1970. */
  now: number;
  onOpen: (id: string) => void;
}

/** The browser's own ways to open a link in another tab are left to it. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus along the list. Every row is a tab stop too: the arrows are a shortcut. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = Array.from(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-lead]') ?? []);
  const next = rows[rows.findIndex((row) => row === event.currentTarget) + step];
  event.preventDefault();
  next?.focus();
}

/** A lead in the list: a link, so that it opens in another tab as well. */
export const LeadRow = ({ lead, href, current, now, onOpen }: LeadRowProps) => {
  const mail = mailWords[lead.mail];
  return (
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
      <bdi className={lead.unread ? `${css.name} ${css.unreadName}` : css.name}>{lead.name}</bdi>
      <time dateTime={lead.receivedAt} className={css.time}>
        {shortTime(lead.receivedAt, now)}
      </time>
      <span className={css.line}>{kindWords[lead.kind]}</span>
      <span className={css.status}>{statusWords[lead.status]}</span>
      <span dir="auto" className={css.subject}>
        {lead.subject}
      </span>
      {mail && (
        <span className={lead.mail === 'retrying' ? css.mail : css.calmMail}>
          <Icon name={lead.mail === 'retrying' ? 'warning' : 'mail'} size={16} />
          {mail}
        </span>
      )}
    </a>
  );
};
