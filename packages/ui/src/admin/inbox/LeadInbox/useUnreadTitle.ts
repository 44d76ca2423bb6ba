import { useEffect } from 'react';

/** Puts the number of unread leads before the document's title, where a tab in the background shows it. */
export function useUnreadTitle(unread: number) {
  useEffect(() => {
    if (unread > 0) document.title = `(${unread}) ${document.title}`;
    // After a logout, or on another page, it is nobody's business.
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [unread]);
}
