'use client';

import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { content, row, summary } from './AddAnother.css.ts';

interface AddAnotherProps {
  /** What opening it is for, such as "Add another job". */
  label: string;
  /** More fields. */
  children: ReactNode;
}

/**
 * Fields that few need, behind a row that opens without JavaScript. It opens by itself when one of them is filled in,
 * by a restored draft say. The state belongs to the page alone: React must not mind the attribute.
 */
export const AddAnother = ({ label, children }: AddAnotherProps) => (
  <details className={row} suppressHydrationWarning onInput={(event) => (event.currentTarget.open = true)}>
    <summary className={summary}>
      <Icon name="plus" weight={2.4} />
      {label}
    </summary>
    <div className={content}>{children}</div>
  </details>
);
