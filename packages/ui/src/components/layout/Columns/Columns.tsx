import type { ReactNode } from 'react';
import type { Native } from '../../private/native.ts';
import { sprinkles, type Align, type Space, type Split } from '../../../theme/sprinkles.css.ts';
import { columns } from './Columns.css.ts';

interface ColumnsProps extends Native<'div'> {
  /**
   * How desktops share the width, or tablets and desktops: `{ tablet: 'even' }`, `{ tablet: 'even', desktop: 'thirds' }`.
   * Below that width children stand under each other.
   * @default 'even'
   */
  split?: Split | { tablet: Split; desktop?: Split };
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
export const Columns = ({ split = 'even', gap = 'l', align, children, ...native }: ColumnsProps) => {
  const wider = typeof split === 'string' ? { desktop: split } : split;
  const look = sprinkles({ gap, alignItems: align, gridTemplateColumns: { phone: 'whole', ...wider } });
  return (
    <div {...native} className={`${columns} ${look}`}>
      {children}
    </div>
  );
};
