import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query string of the URL, and a function to change it. Optimistic, because the router is slower than typing. */
export function useAddress() {
  const navigate = useNavigate();
  const [search, setSearch] = useOptimistic(useLocation().search);
  /** Undo is called long after the render that offered it. */
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  return {
    search,
    /** @param how `push` for what the Back button should undo */
    changeSearch: (next: string, how: 'push' | 'replace') => {
      // A page that is opened again gets the focus, as after a link to itself.
      if (next === latest.current) return;
      startTransition(async () => {
        setSearch(next);
        // Keep the scroll position.
        await navigate({ search: next }, { replace: how === 'replace', preventScrollReset: true });
      });
    },
  };
}
