import { StrictMode, useEffect, type ReactNode } from 'react';

interface AppProps {
  /** The router, with its pages. */
  children: ReactNode;
  /** Called when the page is hydrated: every event handler is attached. */
  onHydrated?: (() => void) | undefined;
}

/** The last component of the page: its effect runs after all others. */
const AfterHydration = ({ onHydrated }: Pick<AppProps, 'onHydrated'>) => {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
};

/** The tree that the server renders and the browser hydrates. */
export const App = ({ children, onHydrated }: AppProps) => (
  <StrictMode>
    {children}
    <AfterHydration onHydrated={onHydrated} />
  </StrictMode>
);
