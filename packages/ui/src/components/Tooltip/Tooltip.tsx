import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { arrow, bubble } from './Tooltip.css.ts';

interface TooltipProviderProps {
  children: ReactNode;
}

/** Shares the delays between tooltips: 700 ms to open, none for the next one within 300 ms. */
export const TooltipProvider = ({ children }: TooltipProviderProps) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
);

interface TooltipProps {
  /** What it says: a few words that are not needed to use the page. */
  text: string;
  /** Where it stands; it moves over when there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The button or link that it explains, which takes a ref and props. */
  children: ReactElement;
}

/** Explains a control when the pointer rests on it or the focus is on it. Touch screens never show it. */
export const Tooltip = ({ text, side = 'top', children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content side={side} sideOffset={6} collisionPadding={12} data-surface="dark" className={bubble}>
        {text}
        <Radix.Arrow width={12} height={6} className={arrow} />
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
