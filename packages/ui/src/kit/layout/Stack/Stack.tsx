import type { ReactNode } from 'react';
import { sprinkles, type Space } from '../../../theme/sprinkles.css.ts';
import { alignments, stack } from './Stack.css.ts';

interface StackProps {
  /** Space between the children: one step of the scale, or one for each width. */
  gap?: Space;
  /** Where children stand across the column. */
  align?: keyof typeof alignments;
  /** The element to render. */
  as?: 'div' | 'ul' | 'ol' | 'article' | 'aside';
  children: ReactNode;
}

/** Puts its children below each other with even space between them. */
export const Stack = ({ gap = 'm', align = 'stretch', as: Element = 'div', children }: StackProps) => (
  <Element className={`${stack} ${alignments[align]} ${sprinkles({ gap })}`}>{children}</Element>
);
