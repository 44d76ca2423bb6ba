/** Request header of a lead: the landing page with its campaign, and the referring host as `from`. */
export const landingHeader = 'Landing-Page';
/** Most characters of its value. */
export const landingAtMost = 300;
