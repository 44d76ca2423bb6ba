import { Fragment, useEffect, useState, type ReactNode } from 'react';

const event = 'story-reload';

/** Loads the story's page again, as far as its form can tell. */
export const reload = () => window.dispatchEvent(new Event(event));

/** Shows its children anew when a story calls `reload`. */
export const WithReload = ({ children }: { children: ReactNode }) => {
  const [load, setLoad] = useState(0);
  useEffect(() => {
    const onReload = () => setLoad((before) => before + 1);
    window.addEventListener(event, onReload);
    return () => window.removeEventListener(event, onReload);
  }, []);
  return <Fragment key={load}>{children}</Fragment>;
};
