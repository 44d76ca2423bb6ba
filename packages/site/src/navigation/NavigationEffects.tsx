import { VisuallyHidden } from '@hvac/ui';
import { attribute } from '@hvac/ui/hydration';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom';

/**
 * What a page load does for people and a client-side navigation does not: moves the focus to the new page's heading
 * and announces its title. Back and forward keep the focus, since they restore the scroll position.
 */
export const NavigationEffects = () => {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const last = useRef({ key, pathname, search });
  const [announcement, setAnnouncement] = useState('');

  // As the first script does it for a document: the shell shows it when it takes long.
  const loading = useNavigation().state !== 'idle';
  useEffect(() => {
    document.documentElement.toggleAttribute(attribute.loading, loading);
  }, [loading]);

  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname, search };
    if (before.key === key) return;
    // A page that changes its own query, such as a filter, has put the focus where it belongs.
    if (before.pathname === pathname && before.search !== search) return;
    setAnnouncement(document.title);
    if (navigation === NavigationType.Pop || hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname, search, hash, navigation]);

  return (
    <VisuallyHidden as="p" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
};
