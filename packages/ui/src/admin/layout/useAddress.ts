import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query of the page's address, and how to change it. A change shows at once: the router is slower than typing. */
export function useAddress() {
  const navigate = useNavigate();
  const [search, setSearch] = useOptimistic(useLocation().search);
  return {
    search,
    /** @param how `push` for what Back should undo */
    changeSearch: (next: string, how: 'push' | 'replace') =>
      startTransition(async () => {
        setSearch(next);
        // Keep the scroll position.
        await navigate({ search: next }, { replace: how === 'replace', preventScrollReset: true });
      }),
  };
}
