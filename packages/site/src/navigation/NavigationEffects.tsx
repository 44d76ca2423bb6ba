import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hydrated } from '../hydrated.ts';

/**
 * What a page load does for people and a client-side navigation does not: moves the focus to the new page's heading
 * and announces its title. Back and forward keep the focus, since they restore the scroll position.
 */
export const NavigationEffects = () => {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const first = useRef(key);
  const [announcement, setAnnouncement] = useState('');

  // The last component of the document: when its effect runs, all others have run.
  useEffect(() => hydrated.resolve(), []);

  useEffect(() => {
    if (first.current === key) return;
    first.current = '';
    setAnnouncement(document.title);
    if (navigation === NavigationType.Pop || hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, hash, navigation]);

  return (
    <p aria-live="polite" style={visuallyHidden}>
      {announcement}
    </p>
  );
};

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
