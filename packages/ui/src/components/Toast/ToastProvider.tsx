'use client';

import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useLateComponent } from '../private/useLateComponent.ts';
import type { ToastMessage } from './Toast.tsx';
import type { ShownToast } from './ToastLayer.tsx';

/** Returns how to take it away before its time. */
type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Fetched beside the form, not with it. Should it not come, the page still says what the toast would have said. */
const loadLayer = async () => (await import('./ToastLayer.tsx')).ToastLayer;

interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Shows the newest toast of everything in it. Renders nothing before the first one, so that prerendered pages stay
 * small.
 */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const late = useLateComponent(loadLayer);
  const [shown, setShown] = useState<ShownToast>();
  const toast = useCallback<ShowToast>((message) => {
    setShown((last) => ({ key: (last?.key ?? 0) + 1, open: true, message }));
    return () => setShown((last) => (last?.message === message ? { ...last, open: false } : last));
  }, []);
  return (
    <ToastContext value={toast}>
      {children}
      {shown && late && (
        <late.Component
          shown={shown}
          // The timer of an earlier toast must not bring it back.
          onOpenChange={(open) => setShown((last) => (last?.key === shown.key ? { ...last, open } : last))}
        />
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
