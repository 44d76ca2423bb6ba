/** In milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** So long nothing at all is kept at a time: a clock further off is wrong, ahead or back. In milliseconds. */
const longestQuiet = 45 * day;

/**
 * Whether a clock cannot be believed, so that nothing is removed by it.
 * @param now what it says, in milliseconds since 1970
 * @param last the latest time that is known to have been, in milliseconds since 1970
 */
export const isClockDoubtful = (now: number, last: number): boolean => Math.abs(now - last) > longestQuiet;
