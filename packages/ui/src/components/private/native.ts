import type { ComponentProps, JSX, Ref } from 'react';

/**
 * An element's own props, such as `id`, `aria-*`, events and a ref, without `className` and `style`: the theme has the
 * look.
 */
export type Native<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | Own
>;

/** The same for a component that renders what `as` names. */
export interface NativeAs extends Native<'div', 'ref'> {
  /** Gets the element, whichever it is. */
  ref?: Ref<HTMLElement> | undefined;
}
