import { createElement, type JSX, type ReactNode } from 'react';
import type { NativeAs } from '../private/native.ts';
import { text, type TextVariants } from './Text.css.ts';

interface TextProps extends NativeAs {
  /** Lead: the first sentence of a page. Body: running text. Label: beside small pictures. Small: notes. */
  size?: TextVariants['size'];
  /** Color: that of the surroundings unless given. */
  tone?: TextVariants['tone'];
  /** The element to render. */
  as?: 'p' | 'span' | 'div';
  /** Lets another element name or describe itself with this text. */
  id?: string;
  children: ReactNode;
}

/** Running text, never wider than is easy to read. */
export const Text = ({ size = 'body', tone = 'inherit', as = 'p', children, ...native }: TextProps): JSX.Element =>
  createElement(as, { ...native, className: text({ size, tone }) }, children);
