import type { ComponentProps, JSX } from 'react';

/**
 * An element's own props, such as `id`, `aria-*`, events and a ref, without `className` and `style`: the theme has the
 * look.
 */
export type Native<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | Own
>;
