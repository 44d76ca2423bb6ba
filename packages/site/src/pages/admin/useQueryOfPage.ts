import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The query of the page's address, and how a screen of the office changes it. The screen shows the change with the press:
 * the router takes its time, and what is typed meanwhile would go into the form of before.
 */
export function useQueryOfPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useOptimistic(useLocation().search);
  return {
    search,
    onSearchChange: (next: string, how: 'push' | 'replace') =>
      startTransition(async () => {
        setSearch(next);
        // Only the query changes: the person stays where they are on the page.
        await navigate({ search: next }, { replace: how === 'replace', preventScrollReset: true });
      }),
  };
}
