import type { ReactNode } from 'react';
import type { Native } from '../private/native.ts';
import { unbrokenWords } from '../private/unbrokenWords.tsx';
import { heading, sizes } from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = keyof typeof sizes;

interface HeadingProps extends Native<'h1'> {
  /** Place in the page's outline: one level 1 a page, and no level skipped. */
  level: HeadingLevel;
  /** Look, when it differs from what the level suggests. */
  size?: HeadingSize;
  /** Names the section that it heads, through `aria-labelledby`, or is the target of a link. */
  id?: string;
  children: ReactNode;
}

const usual = { 1: 'hero', 2: 'section', 3: 'card', 4: 'label' } as const satisfies Record<HeadingLevel, HeadingSize>;

/** A heading in the display font: its level says what it is, its size how it looks. */
export const Heading = ({ level, size = usual[level], children, ...native }: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element {...native} className={`${heading} ${sizes[size]}`}>
      {typeof children === 'string' ? unbrokenWords(children) : children}
    </Element>
  );
};
