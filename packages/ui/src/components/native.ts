import type { ComponentProps, JSX } from 'react';

/**
 * What an element takes by nature, `id`, `aria-*`, `data-*`, its events and a ref included, so that a tooltip, a test
 * or a measurement can hold on to it. Not its look: that is the theme's.
 */
export type Native<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | Own
>;
