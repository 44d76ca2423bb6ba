import { useLocation, useNavigate } from 'react-router-dom';

/** The query of the page's address, and how a screen of the office changes it. */
export function useQueryOfPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    search,
    // Only the query changes: the person stays where they are on the page.
    onSearchChange: (next: string, how: 'push' | 'replace') =>
      void navigate({ search: next }, { replace: how === 'replace', preventScrollReset: true }),
  };
}
