import type { ReactNode } from 'react';
import { sprinkles, type Space } from '../../../theme/sprinkles.css.ts';
import { inline, justifications } from './Inline.css.ts';

interface InlineProps {
  /** Space between the children: one step of the scale, or one for each width. */
  gap?: Space;
  /** Where children stand along the line. */
  justify?: keyof typeof justifications;
  /** The element to render. */
  as?: 'div' | 'ul';
  children: ReactNode;
}

/** Puts its children beside each other and wraps them where the line ends. */
export const Inline = ({ gap = 's', justify = 'start', as: Element = 'div', children }: InlineProps) => (
  <Element className={`${inline} ${justifications[justify]} ${sprinkles({ gap })}`}>{children}</Element>
);
