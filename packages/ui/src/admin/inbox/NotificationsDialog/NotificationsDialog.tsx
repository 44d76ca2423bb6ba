import { notificationWords as words } from '@hvac/content/words';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { useStoredBoolean } from '../useStoredBoolean.ts';
import { formatCount } from '../format.ts';

let audio: AudioContext | undefined;

/** Frequencies in Hz, and start times in seconds. */
const tones = [
  [659, 0],
  [880, 0.16],
] as const;

/** In ms: a sound that the browser allows later than this would be misleading. */
const maxSoundDelay = 1000;

/** Plays two short tones. Browsers block sound until somebody has interacted with the page. */
async function chime(): Promise<void> {
  const context = (audio ??= new AudioContext());
  const asked = performance.now();
  await context.resume();
  if (performance.now() - asked >= maxSoundDelay) return;
  for (const [pitch, after] of tones) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

/** Somebody is looking at the page, which shows new leads itself. */
const isSeen = () => !document.hidden && document.hasFocus();

const isAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted';

/** @returns false on Android, where only a service worker can show notifications */
function notify(title: string): boolean {
  try {
    // No names: it shows on locked screens. With the tag, all tabs share one notification.
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

/** Remembers in this browser that notifications were offered. */
export const offeredKey = 'hvac-inbox-notifications-offered';

/**
 * Notifies of new leads while nobody looks at the page. The settings belong to this browser.
 * @param newLeads how many leads arrived since the last look at the list
 * @param onAnswered called before the offer goes, with the focus in it
 */
export function useNotifications(newLeads: number, onAnswered: () => void) {
  const [wanted, want] = useStoredBoolean('hvac-inbox-notification', false);
  const [sound, switchSound] = useStoredBoolean('hvac-inbox-sound', false);
  const [isAnswered, setAnswered] = useStoredBoolean(offeredKey, false);
  const [openedFrom, setOpenedFrom] = useState<'menu' | 'offer'>();
  const [refusal, setRefusal] = useState<'missing' | 'denied'>();
  const notification = wanted && isAllowed();
  const notified = useRef(0);
  useEffect(() => {
    const isMore = newLeads > notified.current;
    notified.current = newLeads;
    if (!isMore || isSeen()) return;
    if (notification) notify(formatCount(newLeads, 'newLead'));
    if (sound) void chime();
  }, [newLeads, notification, sound]);
  const answer = () => {
    onAnswered();
    setAnswered(true);
  };
  return {
    notification,
    sound,
    /** Nobody has answered the offer yet, or its answer is being chosen. */
    isOffered: !isAnswered && (openedFrom === 'offer' || !(notification || sound)),
    isOpen: openedFrom !== undefined,
    open: setOpenedFrom,
    close: () => {
      if (openedFrom === 'offer') answer();
      setOpenedFrom(undefined);
    },
    /** Declines the offer. */
    decline: answer,
    /** Why the browser shows no notifications. */
    refusal: refusal && words[refusal],
    /** Asks for the browser's permission only when switched on. */
    switchNotification: async (on: boolean) => {
      if (!on) return want(false);
      const permission = 'Notification' in globalThis ? await Notification.requestPermission() : 'missing';
      const why = permission === 'granted' ? (notify(words.on) ? undefined : 'missing') : permission;
      setRefusal(why === 'default' ? 'denied' : why);
      want(why === undefined);
    },
    /** Plays the sound once when switched on. */
    switchSound: (on: boolean) => {
      switchSound(on);
      if (on) void chime();
    },
  };
}

interface NotificationsProps {
  /** What this browser's settings are, and how to change them. */
  notifications: ReturnType<typeof useNotifications>;
}

/** Offers notifications and sound once, until somebody has answered. */
export const NotificationsOffer = ({ notifications: { isOffered, open, decline } }: NotificationsProps) =>
  isOffered && (
    <Alert
      tone="info"
      size="compact"
      title={words.offer}
      actions={
        <>
          <Button size="compact" variant="secondary" onClick={() => open('offer')}>
            {words.choose}
          </Button>
          <Button size="compact" variant="quiet" onClick={decline}>
            {words.later}
          </Button>
        </>
      }
    />
  );

/** Switches desktop notifications and sound on or off. */
export const NotificationsDialog = ({ notifications }: NotificationsProps) => (
  <Dialog open={notifications.isOpen} title={words.title} onClose={notifications.close}>
    <Text>{words.text}</Text>
    <CheckboxField
      id="notification-shown"
      name="notification"
      label={words.show}
      checked={notifications.notification}
      onChange={({ target }) => void notifications.switchNotification(target.checked)}
    />
    <InlineError message={notifications.refusal} />
    <CheckboxField
      id="notification-sound"
      name="sound"
      label={words.sound}
      checked={notifications.sound}
      onChange={({ target }) => notifications.switchSound(target.checked)}
    />
    <Text tone="soft">{words.scope}</Text>
  </Dialog>
);
