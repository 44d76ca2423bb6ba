const minute = 60_000;
/** They grow, but not beyond what an emergency can wait once the mail server is back. */
const pauses = [1, 5, 15].map((minutes) => minutes * minute);

/** How long to wait before the next try, in milliseconds. @param attempts that have failed so far, from 1 */
export const pauseAfter = (attempts: number): number => pauses[Math.min(attempts, pauses.length) - 1] ?? minute;

/** How often a mail server that is away is asked again when there is something new for it. */
export const probeEvery = minute;
