import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';
import type { Store } from '../store/store.ts';

interface TurnedOnDeps {
  store: Pick<Store, 'getSetting' | 'setSetting'>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
}

/** What is kept in the place of a time while mail is off. */
const turnedOff = 'off';

/**
 * When mail was turned on, and not off since, in milliseconds since 1970. Where that cannot be kept, mail goes on.
 * @param isOn whether there is a mail server now
 */
export async function turnedOnAt({ store, now, log }: TurnedOnDeps, isOn: boolean): Promise<number> {
  const kept = await store.getSetting('mail-turned-on');
  const since = Date.parse(kept ?? '');
  const time = now();
  // A clock that was ahead says nothing.
  if (isOn && since <= time) return since;
  const text = isOn ? new Date(time).toISOString() : turnedOff;
  if (kept !== text && (isOn || kept !== undefined)) {
    await store
      .setSetting('mail-turned-on', text)
      .catch((error: unknown) => log.warn(describeError(error), 'When mail was turned on is not kept'));
  }
  return time;
}
