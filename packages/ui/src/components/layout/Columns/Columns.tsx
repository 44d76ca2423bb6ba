import type { ReactNode } from 'react';
import type { Native } from '../../private/native.ts';
import { sprinkles, type Align, type Space } from '../../../theme/sprinkles.css.ts';
import { columns, splits, type Split } from './Columns.css.ts';

interface ColumnsProps extends Native<'div'> {
  /** How the width is shared; below the breakpoint children stand under each other. */
  split?: Split;
  /** The breakpoint from which on there are columns. */
  from?: keyof typeof splits;
  /** Space between the columns, and between the rows on phones: one step of the scale, or one for each width. */
  gap?: Space;
  /**
   * Where the columns stand beside each other.
   * @default 'stretch'
   */
  align?: Align | undefined;
  children: ReactNode;
}

/** Columns on wide screens, a stack on phones. */
export const Columns = ({ split = 'even', from = 'desktop', gap = 'l', align, children, ...native }: ColumnsProps) => (
  <div {...native} className={`${columns} ${splits[from][split]} ${sprinkles({ gap, alignItems: align })}`}>
    {children}
  </div>
);
