'use client';

import {
  createContext,
  createElement,
  use,
  useCallback,
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { ToastMessage } from './Toast.tsx';
import type { ShownToast, ToastLayer } from './ToastLayer.tsx';

/** Returns how to take it away before its time. */
type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

type RenderLayer = (props: ComponentProps<typeof ToastLayer>) => ReactNode;

/** Fetched beside the form, not with it. Should it not come, the page still says what the toast would have said. */
function useToastLayer() {
  const [render, setRender] = useState<RenderLayer>();
  useEffect(() => {
    import('./ToastLayer.tsx').then(
      (module) => setRender((): RenderLayer => (props) => createElement(module.ToastLayer, props)),
      () => undefined,
    );
  }, []);
  return render;
}

interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Shows the newest toast of everything in it. Renders nothing before the first one, so that prerendered pages stay
 * small.
 */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const renderLayer = useToastLayer();
  const [shown, setShown] = useState<ShownToast>();
  const toast = useCallback<ShowToast>((message) => {
    setShown((last) => ({ key: (last?.key ?? 0) + 1, open: true, message }));
    return () => setShown((last) => (last?.message === message ? { ...last, open: false } : last));
  }, []);
  return (
    <ToastContext value={toast}>
      {children}
      {shown &&
        renderLayer?.({
          shown,
          // The timer of an earlier toast must not bring it back.
          onOpenChange: (open) => setShown((last) => (last?.key === shown.key ? { ...last, open } : last)),
        })}
    </ToastContext>
  );
};

/** Gives `toast`, which shows a message for five seconds in place of the one that is showing. */
export function useToast() {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider (or UiProvider) around it');
  return { toast };
}
