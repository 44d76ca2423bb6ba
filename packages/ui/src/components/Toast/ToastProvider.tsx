import { Toast as Radix } from 'radix-ui';
import { createContext, use, useCallback, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Toast, toastDuration, type ToastMessage } from './Toast.tsx';
import { viewport } from './Toast.css.ts';

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Shows the toasts of everything in it: one at a time, the newest.
 * Nothing of it is rendered before the first toast, so that prerendered pages carry none.
 */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const [current, setCurrent] = useState<{ key: number; open: boolean; message: ToastMessage }>();
  const toast = useCallback<ShowToast>(
    (message) => setCurrent((last) => ({ key: (last?.key ?? 0) + 1, open: true, message })),
    [],
  );
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  /** Whether it is part of the toasts: the list, or one of the stops that Radix puts around it. */
  const isOurs = (element: Element | null) => list.current?.parentElement?.contains(element) ?? false;
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isOurs(relatedTarget)) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const change = (open: boolean) => {
    if (current) setCurrent({ ...current, open });
    // A dismissed toast gives the focus back; Radix would leave it on the empty list.
    const { activeElement } = document;
    if (open || !(activeElement instanceof HTMLElement) || !isOurs(activeElement)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else activeElement.blur();
  };
  return (
    <ToastContext value={toast}>
      {children}
      {current && (
        <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
          <Toast
            key={current.key}
            {...current.message}
            open={current.open}
            onOpenChange={change}
            onFocus={rememberFocus}
          />
          <Radix.Viewport
            ref={list}
            hotkey={['F8']}
            label="Notifications ({hotkey})"
            onFocus={rememberFocus}
            className={viewport}
          />
        </Radix.Provider>
      )}
    </ToastContext>
  );
};

/** Gives `toast`, which shows a message for five seconds in place of the one that is showing. */
export function useToast() {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider (or UiProvider) around it');
  return { toast };
}
