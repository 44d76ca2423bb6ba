import { useEffect } from 'react';

/** Puts the number of unread leads before the document's title, where a tab in the background shows it. */
export function useUnreadTitle(unread: number) {
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  }, [unread]);
}
