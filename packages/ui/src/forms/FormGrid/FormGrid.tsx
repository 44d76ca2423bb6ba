import type { ReactNode } from 'react';
import type { Native } from '../../components/private/native.ts';
import { grid } from './FormGrid.css.ts';

interface FormGridProps extends Native<'div'> {
  /** Fields; a `fullWidth` one takes a row of its own. */
  children: ReactNode;
}

/** Lays fields out in one column or two, as their card has room. */
export const FormGrid = ({ children, ...native }: FormGridProps) => (
  <div {...native} className={grid}>
    {children}
  </div>
);
