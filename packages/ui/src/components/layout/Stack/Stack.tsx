import type { JSX, ReactNode } from 'react';
import { boxElement } from '../../private/boxElement.ts';
import type { NativeAs } from '../../private/native.ts';
import { sprinkles, type Align, type Space } from '../../../theme/sprinkles.css.ts';
import { stack } from './Stack.css.ts';

interface StackProps extends NativeAs {
  /** Space between the children: one step of the scale, or one for each width. */
  gap?: Space;
  /**
   * Where children stand across the column, at each width if need be.
   * @default 'stretch'
   */
  align?: Align | undefined;
  /** The element to render. */
  as?: 'div' | 'ul' | 'ol' | 'article' | 'aside';
  children: ReactNode;
}

/** Puts its children below each other with even space between them. */
export const Stack = ({ gap = 'm', align, as = 'div', ...native }: StackProps): JSX.Element =>
  boxElement(as, native, `${stack} ${sprinkles({ gap, alignItems: align })}`);
