import { useEffect, useRef, useState } from 'react';
import { useStoredBoolean } from '../useStoredBoolean.ts';
import { count } from '../words.ts';
import { chime } from './chime.ts';

/** Somebody looks at the page: it shows by itself what came. */
const isSeen = () => !document.hidden && document.hasFocus();

const isAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted';

/** @returns false when the browser shows none from a page: on Android they take more than that */
function notify(title: string): boolean {
  try {
    // Nothing of who wrote: it shows on locked screens. All tabs together show one.
    const shown = new Notification(title, { tag: 'hvac-inbox' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
    return true;
  } catch {
    return false;
  }
}

const refusals = {
  missing: 'This browser shows no notifications from this site.',
  denied:
    'This browser does not allow notifications from this site. Allow them in its settings for this site, then switch this on again.',
} as const;

/**
 * Notifications of leads that come while nobody looks at the page: each is switched on by the person, in this browser.
 * @param arrived how many came since somebody looked last
 */
export function useNotifications(arrived: number) {
  const [wanted, want] = useStoredBoolean('hvac-inbox-notification', false);
  const [sound, switchSound] = useStoredBoolean('hvac-inbox-sound', false);
  const [refusal, setRefusal] = useState<keyof typeof refusals>();
  const notification = wanted && isAllowed();
  const told = useRef(0);
  useEffect(() => {
    const isMore = arrived > told.current;
    told.current = arrived;
    if (!isMore || isSeen()) return;
    if (notification) notify(count(arrived, 'new lead'));
    if (sound) void chime();
  }, [arrived, notification, sound]);
  return {
    notification,
    sound,
    /** Why there are no notifications, in sentences. */
    refusal: refusal && refusals[refusal],
    /** Asks the browser's leave when they are switched on, and at no other time. */
    switchNotification: async (on: boolean) => {
      if (!on) return want(false);
      const permission = 'Notification' in globalThis ? await Notification.requestPermission() : 'missing';
      const why = permission === 'granted' ? (notify('Notifications are on') ? undefined : 'missing') : permission;
      setRefusal(why === 'default' ? 'denied' : why);
      want(why === undefined);
    },
    /** It is heard at once: whoever switches it on knows it then. */
    switchSound: (on: boolean) => {
      switchSound(on);
      if (on) void chime();
    },
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
