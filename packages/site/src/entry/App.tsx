import { StrictMode, useEffect, type ReactNode } from 'react';

interface AppProps {
  /** The router, with its pages. */
  children: ReactNode;
  /** Called when React has taken the page over and every handler is attached. */
  onLive?: (() => void) | undefined;
}

/** The last component of the page: when its effect runs, all others have run. */
const Live = ({ onLive }: Pick<AppProps, 'onLive'>) => {
  useEffect(() => onLive?.(), [onLive]);
  return null;
};

/** What the server writes and the browser takes over: the same tree on both sides. */
export const App = ({ children, onLive }: AppProps) => (
  <StrictMode>
    {children}
    <Live onLive={onLive} />
  </StrictMode>
);
