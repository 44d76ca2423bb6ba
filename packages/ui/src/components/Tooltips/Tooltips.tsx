'use client';

import { useLayoutEffect, useState } from 'react';
import { useLateComponent } from '../private/useLateComponent.ts';
import type { LabeledButton } from './TooltipLayer.tsx';

const loadLayer = async () => (await import('./TooltipLayer.tsx')).TooltipLayer;

/** The button that an event came to, if it is an icon alone. */
function iconButtonOf({ target }: Event): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[aria-label]') : null;
  return button?.textContent === '' ? button : undefined;
}

/**
 * Shows the label of every icon button of the page beside it: when the pointer rests on it, and when the keyboard comes
 * to it. One for the page; `UiProvider` has it. Its code is fetched when the first button is met. Without it, or should
 * the code not come, the label is still the button's name.
 */
export const Tooltips = () => {
  const [buttons, setButtons] = useState<readonly LabeledButton[]>([]);
  const late = useLateComponent(loadLayer, buttons.length > 0);
  // The focus may come to a button before the first paint, and passive effects run after it.
  useLayoutEffect(() => {
    const meet = (event: Event) => {
      const element = iconButtonOf(event);
      // A finger does not rest on a button: it presses it.
      if (!element || ('pointerType' in event && event.pointerType === 'touch')) return;
      setButtons((met) =>
        met.some((one) => one.element === element)
          ? met
          : [...met.filter((one) => one.element.isConnected), { key: (met.at(-1)?.key ?? 0) + 1, element }],
      );
    };
    document.addEventListener('pointerover', meet);
    document.addEventListener('focusin', meet);
    return () => {
      document.removeEventListener('pointerover', meet);
      document.removeEventListener('focusin', meet);
    };
  }, []);
  return late && <late.Component buttons={buttons} />;
};
