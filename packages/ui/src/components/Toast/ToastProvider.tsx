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

type ShowToast = (message: ToastMessage) => void;

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
 * Shows the toasts of everything in it: one at a time, the newest.
 * Nothing of it is rendered before the first toast, so that prerendered pages carry none.
 */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const renderLayer = useToastLayer();
  const [shown, setShown] = useState<ShownToast>();
  const toast = useCallback<ShowToast>(
    (message) => setShown((last) => ({ key: (last?.key ?? 0) + 1, open: true, message })),
    [],
  );
  return (
    <ToastContext value={toast}>
      {children}
      {shown && renderLayer?.({ shown, onOpenChange: (open) => setShown({ ...shown, open }) })}
    </ToastContext>
  );
};

/** Gives `toast`, which shows a message for five seconds in place of the one that is showing. */
export function useToast() {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider (or UiProvider) around it');
  return { toast };
}
