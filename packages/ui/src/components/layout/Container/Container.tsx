import type { ReactNode } from 'react';
import type { Native } from '../../private/native.ts';
import { container } from './Container.css.ts';

interface ContainerProps extends Native<'div'> {
  children: ReactNode;
}

/** The page's measure: at most 1184 px wide, with gutters on narrow screens. */
export const Container = ({ children, ...native }: ContainerProps) => (
  <div {...native} className={container}>
    {children}
  </div>
);
