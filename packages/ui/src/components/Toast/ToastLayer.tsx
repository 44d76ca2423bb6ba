import { toastWords } from '@hvac/content/words';
import { Toast as Radix } from 'radix-ui';
import { use, useRef, type FocusEvent } from 'react';
import { ScheduleContext } from '../private/schedule.ts';
import { Toast, toastDuration, type ToastMessage } from './Toast.tsx';
import { viewport } from './Toast.css.ts';

export interface ShownToast {
  /** A new one for every message, which starts its time anew. */
  key: number;
  open: boolean;
  message: ToastMessage;
}

interface ToastLayerProps {
  /** The newest message, and whether it still shows. */
  shown: ShownToast;
  /** It went: its time was up, or it was dismissed. */
  onOpenChange: (open: boolean) => void;
}

/** The corner of the window where toasts show. Loaded after the page, since it is not needed to draw it. */
export const ToastLayer = ({ shown, onOpenChange }: ToastLayerProps) => {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  /** Whether it is part of the toasts: the list, or one of the stops that Radix puts around it. */
  const isOurs = (element: Element | null) => list.current?.parentElement?.contains(element) ?? false;
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isOurs(relatedTarget)) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const change = (open: boolean) => {
    onOpenChange(open);
    // A dismissed toast gives the focus back; Radix would leave it on the empty list.
    const { activeElement } = document;
    if (open || !(activeElement instanceof HTMLElement) || !isOurs(activeElement)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else activeElement.blur();
  };
  // Radix has its own timer: where a test holds timers, a toast stays until it is dismissed.
  const duration = use(ScheduleContext) ? Infinity : toastDuration;
  return (
    <Radix.Provider
      // Radix announces a label before the toast and takes no empty one: a zero-width space is silent.
      label={shown.message.silent ? '\u200B' : toastWords.announced}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <Toast key={shown.key} {...shown.message} open={shown.open} onOpenChange={change} onFocus={rememberFocus} />
      <Radix.Viewport
        ref={list}
        role="list"
        hotkey={['F8']}
        label={toastWords.list}
        onFocus={rememberFocus}
        className={viewport}
      />
    </Radix.Provider>
  );
};
