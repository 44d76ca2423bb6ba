/** How far the server's clock is ahead of the device's, in milliseconds. */
let ahead = 0;

/** Below this the device's clock is right enough: an answer's date is in whole seconds, and as old as its way here. */
const tolerance = 60_000;

/**
 * Learns from an answer how far the device's clock is off. Without a date, as from another origin that does not share it,
 * nothing changes.
 * @param arrivedAt by the device's clock, in milliseconds since 1970
 */
export function learnServerTime(response: Response, arrivedAt: number): void {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(date)) return;
  const difference = date - arrivedAt;
  ahead = Math.abs(difference) < tolerance ? 0 : difference;
}

/** How far the server's clock is ahead of the device's, in milliseconds. */
export const serverClockAhead = (): number => ahead;

/**
 * A time of the device by the server's clock, which wrote the times of leads: ages and days are told by it.
 * @param deviceTime in milliseconds since 1970; now unless given
 */
export const serverTime = (deviceTime = Date.now()): number => deviceTime + ahead;
