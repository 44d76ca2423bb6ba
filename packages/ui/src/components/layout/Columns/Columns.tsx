import type { ReactNode } from 'react';
import type { Native } from '../../native.ts';
import { sprinkles, type Space } from '../../../theme/sprinkles.css.ts';
import { columns, splits } from './Columns.css.ts';

interface ColumnsProps extends Native<'div'> {
  /** How the width is shared from the `desktop` breakpoint on; below it children stand under each other. */
  split?: keyof typeof splits;
  /** Space between the columns, and between the rows on phones. */
  gap?: Space;
  children: ReactNode;
}

/** Columns on wide screens, a stack on phones. */
export const Columns = ({ split = 'even', gap = 'l', children, ...native }: ColumnsProps) => (
  <div {...native} className={`${columns} ${splits[split]} ${sprinkles({ gap })}`}>
    {children}
  </div>
);
