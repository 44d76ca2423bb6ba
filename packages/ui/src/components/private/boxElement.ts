import { createElement, type JSX } from 'react';
import type { NativeAs } from './native.ts';

/** The element of a layout component. Safari drops the role of a list without bullets, so each list states it. */
export const boxElement = (as: keyof JSX.IntrinsicElements, native: NativeAs, className: string): JSX.Element =>
  createElement(as, { role: as === 'ul' || as === 'ol' ? 'list' : undefined, ...native, className });
