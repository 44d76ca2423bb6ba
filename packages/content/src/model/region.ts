/** Where a company is at home. */
export interface Region {
  /** The clock that it lives by: days and times of every screen and letter are told by it. */
  timeZone: string;
  /** What a form offers where anybody may live: those of the United States unless given. */
  states?: readonly string[];
  /** States that the contact form serves; the first is the one that forms begin with. */
  served: readonly [string, ...string[]];
}

/** One to a program. Schemas and dates read it when they are used, and they stand outside of any React tree. */
export const region: Region = { timeZone: 'America/New_York', served: ['Florida'] };

/** For a company that is at home elsewhere: to be called once, before anything is shown or parsed. */
export const setRegion = (its: Partial<Region>) => Object.assign(region, its);

/** Tells times by the region's clock. @param locale of the words, such as "en-US" */
export function localFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: { zone: string; format: Intl.DateTimeFormat } | undefined;
  return () => {
    const zone = region.timeZone;
    if (made?.zone !== zone) made = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    return made.format;
  };
}
