import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

interface ContainerProps {
  children: ReactNode;
}

/** The page's measure: at most 1184 px wide, with gutters on narrow screens. */
export const Container = ({ children }: ContainerProps) => <div className={container}>{children}</div>;
