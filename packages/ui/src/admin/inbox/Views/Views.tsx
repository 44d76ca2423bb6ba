import type { LeadView, ViewCounts } from '@hvac/content/model';
import { viewWords } from '../words.ts';
import * as css from './Views.css.ts';

interface ViewsProps {
  view: LeadView;
  /** How many leads each view has; nothing before that is known. */
  counts: ViewCounts | undefined;
  onChange: (view: LeadView) => void;
}

const views = Object.entries(viewWords) as [keyof typeof viewWords, string][];

/** What of the leads is looked at, and how much of it there is. */
export const Views = ({ view, counts, onChange }: ViewsProps) => (
  <div role="group" aria-label="View" className={css.views}>
    {views.map(([value, label]) => {
      const number = counts?.[value] ?? 0;
      return (
        <button
          key={value}
          type="button"
          aria-pressed={value === view}
          className={css.view}
          onClick={() => {
            if (value !== view) onChange(value);
          }}
        >
          {label}
          {number > 0 && (
            <span className={value === 'due' ? css.pressing : css.count}>{number.toLocaleString('en-US')}</span>
          )}
        </button>
      );
    })}
  </div>
);
