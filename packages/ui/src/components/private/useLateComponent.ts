import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code comes after the page; undefined until it is there, and should it not come.
 * @param load imports it; the same function in every render
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>, isWanted = true) {
  // In an object, because a state setter calls a function that it is given, and components are functions.
  const [late, setLate] = useState<{ Component: ComponentType<Props> }>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (Component) => setLate({ Component }),
      () => undefined,
    );
  }, [load, isWanted]);
  return late;
}
