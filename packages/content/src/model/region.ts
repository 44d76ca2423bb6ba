/** Where a company is based. */
export interface Region {
  /** IANA time zone for the dates and times of all screens and letters. */
  timeZone: string;
  /** States to choose from in forms for people from anywhere. Default: the United States. */
  states?: readonly string[];
  /** States in the contact form; the first is every form's default. */
  served: readonly [string, ...string[]];
}

/** Module state, because schemas and dates are used outside of React. */
export const region: Region = { timeZone: 'America/New_York', served: ['Florida'] };

/** Sets another region. Call it once, before anything is rendered or parsed. */
export const setRegion = (changes: Partial<Region>) => Object.assign(region, changes);

/** Formats times in the region's time zone. @param locale such as "en-US" */
export function localFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: { zone: string; format: Intl.DateTimeFormat } | undefined;
  return () => {
    const zone = region.timeZone;
    if (made?.zone !== zone) made = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    return made.format;
  };
}
