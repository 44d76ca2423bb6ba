/** Header of a lead: the page that the visit began on, its campaign, and the host that led to it as `from`. */
export const landingHeader = 'Landing-Page';
/** Longest value of it, in characters. */
export const landingAtMost = 300;
