import type { ReactNode } from 'react';
import type { Native } from '../private/native.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

interface VisuallyHiddenProps extends Native<'span'> {
  /** The element to render. */
  as?: 'span' | 'p' | 'div' | 'caption';
  /** What assistive technology reads. */
  children: ReactNode;
}

/** Words that are read out and not seen. */
export const VisuallyHidden = ({ as: Element = 'span', children, ...native }: VisuallyHiddenProps) => (
  // The element's own type would ask for a ref of each of the elements.
  <Element {...(native as object)} className={visuallyHidden}>
    {children}
  </Element>
);
