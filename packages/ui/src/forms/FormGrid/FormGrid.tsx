import type { ReactNode } from 'react';
import { grid } from './FormGrid.css.ts';

interface FormGridProps {
  /** Fields; a `fullWidth` one takes a row of its own. */
  children: ReactNode;
}

/** Lays fields out in one column or two, as their card has room. */
export const FormGrid = ({ children }: FormGridProps) => <div className={grid}>{children}</div>;
