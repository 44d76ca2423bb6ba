import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query string of the URL, and a function to change it. Optimistic, because the router is slower than typing. */
export function useAddress() {
  const navigate = useNavigate();
  const [search, setSearch] = useOptimistic(useLocation().search);
  return {
    search,
    /** @param how `push` for what the Back button should undo */
    changeSearch: (next: string, how: 'push' | 'replace') =>
      startTransition(async () => {
        setSearch(next);
        // Keep the scroll position.
        await navigate({ search: next }, { replace: how === 'replace', preventScrollReset: true });
      }),
  };
}
