import type { JSX, ReactNode } from 'react';
import { boxElement } from '../../private/boxElement.ts';
import type { NativeAs } from '../../private/native.ts';
import { sprinkles, type Space } from '../../../theme/sprinkles.css.ts';
import { counts } from './AutoGrid.css.ts';

interface AutoGridProps extends NativeAs {
  /** Columns where there is room; fewer in a narrow box, whatever the screen. Many: columns of short values. */
  maxColumns: keyof typeof counts;
  /** Space between columns and rows. */
  gap?: Space;
  /** A list in any order, one whose order matters, names with their values, or what is no list. */
  as?: 'ul' | 'ol' | 'dl' | 'div';
  /** List items, or pairs of a name and its value, each in a `div`. */
  children: ReactNode;
}

/** A list laid out in as many equal columns as its box has room for. The items of the last row share its width. */
export const AutoGrid = ({ maxColumns, gap = 'l', as = 'ul', ...native }: AutoGridProps): JSX.Element =>
  boxElement(as, native, `${counts[maxColumns]} ${sprinkles({ gap })}`);
