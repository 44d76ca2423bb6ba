import type { JSX, ReactNode } from 'react';
import { boxElement } from '../../private/boxElement.ts';
import type { NativeAs } from '../../private/native.ts';
import { sprinkles, type Justify, type Space } from '../../../theme/sprinkles.css.ts';
import { inline } from './Inline.css.ts';

interface InlineProps extends NativeAs {
  /** Space between the children: one step of the scale, or one for each width. */
  gap?: Space;
  /**
   * Where children stand along the line, at each width if need be.
   * @default 'start'
   */
  justify?: Justify | undefined;
  /** The element to render. */
  as?: 'div' | 'ul';
  children: ReactNode;
}

/** Puts its children beside each other and wraps them where the line ends. */
export const Inline = ({ gap = 's', justify, as = 'div', ...native }: InlineProps): JSX.Element =>
  boxElement(as, native, `${inline} ${sprinkles({ gap, justifyContent: justify })}`);
