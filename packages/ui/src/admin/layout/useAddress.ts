import { startTransition, useEffect, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The query string that was last asked for. Undo is called long after the render that offered it, and a screen may have
 * changed the address before the layout around it has rendered that.
 */
let latest = '';

/** The query string of the URL, and a function to change it. Optimistic, because the router is slower than typing. */
export function useAddress() {
  const navigate = useNavigate();
  const [search, setSearch] = useOptimistic(useLocation().search);
  useEffect(() => {
    latest = search;
  }, [search]);
  return {
    search,
    /** @param how `push` for what the Back button should undo */
    changeSearch: (next: string, how: 'push' | 'replace') => {
      // A page that is opened again gets the focus, as after a link to itself.
      if (next === latest) return;
      latest = next;
      startTransition(async () => {
        setSearch(next);
        // Keep the scroll position.
        await navigate({ search: next }, { replace: how === 'replace', preventScrollReset: true });
      });
    },
  };
}
