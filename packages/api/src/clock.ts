/** Tells the time. Tests replace it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
}

/** In milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** A larger gap means a wrong clock. In milliseconds. */
const maxGap = 45 * day;

/**
 * Whether the clock may be wrong, so that nothing must be deleted because of its age.
 * @param now milliseconds since 1970
 * @param last the latest known time, in milliseconds since 1970
 */
export const isClockDoubtful = (now: number, last: number): boolean => Math.abs(now - last) > maxGap;
