import { resultLabels, statusLabel, type LeadKindName, type LeadOutcome, type LeadStatus } from '@hvac/content/model';
import { icon } from '../../../components/Icon/Icon.css.ts';
import { Badge, type BadgeTone } from '../../../components/Badge/Badge.tsx';

/** A distinct shape per status, on a 12 by 12 grid: disc, half disc, square, check, cross. */
const shapes: Record<LeadStatus, { path: string; filled: boolean }> = {
  new: { path: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z', filled: true },
  contacted: { path: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zm0 1a4 4 0 1 0 0 8z', filled: true },
  scheduled: {
    path: 'M1.5 3A1.5 1.5 0 0 1 3 1.5h6A1.5 1.5 0 0 1 10.5 3v6A1.5 1.5 0 0 1 9 10.5H3A1.5 1.5 0 0 1 1.5 9z',
    filled: true,
  },
  done: { path: 'm1.5 6.5 3 3 6-7', filled: false },
  spam: { path: 'm2 2 8 8m0-8-8 8', filled: false },
};

const tones: Record<LeadStatus, BadgeTone> = {
  new: 'warm',
  contacted: 'heating',
  scheduled: 'cooling',
  done: 'neutral',
  spam: 'neutral',
};

interface StatusMarkProps {
  /** Kind of the lead: an applicant has an interview. */
  kind: LeadKindName;
  /** How far the lead is. */
  status: LeadStatus;
  /** How it ended, if that is known. */
  outcome?: LeadOutcome | undefined;
}

/** Icon per status (WCAG 1.4.1). */
const StatusShape = ({ status }: Pick<StatusMarkProps, 'status'>) => {
  const { path, filled } = shapes[status];
  return (
    <svg
      className={icon}
      width={12}
      height={12}
      viewBox="0 0 12 12"
      fillRule="evenodd"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d={path} {...(filled && { fill: 'currentColor', stroke: 'none' })} />
    </svg>
  );
};

/** A lead's status: a word, a color and a shape. */
export const StatusMark = ({ kind, status, outcome }: StatusMarkProps) => (
  <Badge size="small" tone={tones[status]}>
    <StatusShape status={status} />
    {outcome ? resultLabels[outcome.result] : statusLabel(kind, status)}
  </Badge>
);
