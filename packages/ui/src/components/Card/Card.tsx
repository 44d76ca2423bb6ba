import { createElement, type JSX, type ReactNode } from 'react';
import type { NativeAs } from '../private/native.ts';
import { card, type CardVariants } from './Card.css.ts';

interface CardProps extends NativeAs {
  /** Plain: white, lifted from the page. Band: sand, flat. Dark: ink, with light text. */
  tone?: CardVariants['tone'];
  /** Room inside: roomy for forms and articles, snug for small panels. */
  padding?: CardVariants['padding'];
  /** The element to render. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Id of the heading that names it. */
  labelledBy?: string;
  children: ReactNode;
}

/** A panel with round corners that sets its content apart from the page. */
export const Card = ({
  tone = 'plain',
  padding = 'roomy',
  as = 'div',
  labelledBy,
  children,
  ...native
}: CardProps): JSX.Element =>
  createElement(
    as,
    {
      'aria-labelledby': labelledBy,
      ...native,
      'data-surface': tone === 'dark' ? 'dark' : 'light',
      className: card({ padding, tone }),
    },
    children,
  );
