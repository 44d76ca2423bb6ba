import { Tooltip as Radix } from 'radix-ui';
import { useEffect, useImperativeHandle, type ComponentProps } from 'react';
import { arrow, bubble } from './Tooltips.css.ts';

interface TriggerProps extends ComponentProps<'button'> {
  button: HTMLElement;
}

/** What Radix listens to, and the name of each event in the DOM. */
const handlers = {
  onPointerMove: 'pointermove',
  onPointerLeave: 'pointerleave',
  onPointerDown: 'pointerdown',
  onFocus: 'focus',
  onBlur: 'blur',
  onClick: 'click',
} as const;

/** Stands for a button that is on the page already: Radix's trigger would have to be drawn around it. */
const Trigger = ({ button, ref, ...props }: TriggerProps) => {
  useImperativeHandle(ref, () => button as HTMLButtonElement, [button]);
  useEffect(() => {
    const controller = new AbortController();
    for (const [handler, event] of Object.entries(handlers)) {
      const listen = props[handler as keyof typeof handlers] as unknown as EventListener | undefined;
      if (listen) button.addEventListener(event, listen, { signal: controller.signal });
    }
    return () => controller.abort();
  });
  useEffect(() => {
    // It had the focus before this code was there.
    if (button.matches(':focus-visible')) button.dispatchEvent(new FocusEvent('focus'));
  }, [button]);
  return null;
};

export interface LabeledButton {
  /** Another one for each button. */
  key: number;
  /** It has an `aria-label`. */
  element: HTMLElement;
}

interface TooltipLayerProps {
  /** Buttons that the pointer or the keyboard has come to. */
  buttons: readonly LabeledButton[];
}

/** Draws the tooltips. It opens after 700 ms, and at once within 300 ms of the one before it. */
export const TooltipLayer = ({ buttons }: TooltipLayerProps) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {buttons.map(({ key, element }) => (
      <Radix.Root key={key}>
        <Radix.Trigger asChild>
          <Trigger button={element} />
        </Radix.Trigger>
        {/* A dialog lies above everything outside of it. */}
        <Radix.Portal container={element.closest('dialog')}>
          <Radix.Content sideOffset={6} collisionPadding={12} data-surface="dark" className={bubble}>
            {element.ariaLabel}
            <Radix.Arrow width={12} height={6} className={arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    ))}
  </Radix.Provider>
);
