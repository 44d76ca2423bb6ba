'use client';

import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import type { Native } from '../../components/private/native.ts';
import { usePostedForm } from '../private/posted.ts';
import { row, summary } from './AddAnother.css.ts';

interface AddAnotherProps extends Native<'details', 'open' | 'onInput'> {
  /** What opening it is for, such as "Add another job". */
  label: string;
  /** More fields. */
  children: ReactNode;
}

const focusFirstField = ({ currentTarget }: Event) =>
  (currentTarget as HTMLElement).querySelector<HTMLElement>('input, select, textarea')?.focus();

/**
 * Fields that few need, behind a row that opens without JavaScript, and by itself when a draft fills one of them in. Open
 * from the start in a form that was posted without script.
 */
export const AddAnother = ({ label, children, ...native }: AddAnotherProps) => {
  const isOpen = usePostedForm() !== undefined;
  return (
    <details
      {...native}
      open={isOpen || undefined}
      className={row}
      suppressHydrationWarning
      onInput={(event) => (event.currentTarget.open = true)}
    >
      <summary
        className={summary}
        // It goes away when it has opened.
        onClick={({ currentTarget: { parentElement } }) =>
          parentElement?.addEventListener('toggle', focusFirstField, { once: true })
        }
      >
        <Icon name="plus" weight={2.4} />
        {label}
      </summary>
      <Stack gap="ml">{children}</Stack>
    </details>
  );
};
