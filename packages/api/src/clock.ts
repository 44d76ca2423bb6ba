/** Tells the time. Tests replace it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
}

/** In milliseconds. */
export const day = 24 * 60 * 60 * 1000;
