import type { LeadSummary } from '@hvac/content/model';
import type { KeyboardEvent } from 'react';
import { LeadRow } from './LeadRow.tsx';
import * as css from './LeadList.css.ts';

interface LeadListProps {
  leads: readonly LeadSummary[];
  /** Id of the lead that is open. */
  open?: string | undefined;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Address of a lead's own view. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus along the list. Every row is a tab stop too: the arrows are a shortcut. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-lead]'));
  const next = rows[rows.findIndex((row) => row === document.activeElement) + step];
  event.preventDefault();
  next?.focus();
}

/** Leads, newest first. Arrow keys, or j and k, go from one to the next. */
export const LeadList = ({ leads, open, now, hrefOf, onOpen }: LeadListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in it
  <ul aria-label="Leads" className={css.list} onKeyDown={moveFocus}>
    {leads.map((lead) => (
      <li key={lead.id} className={css.item}>
        <LeadRow lead={lead} href={hrefOf(lead.id)} current={lead.id === open} now={now} onOpen={onOpen} />
      </li>
    ))}
  </ul>
);
