/** Narrower windows need the room for the navigation beside the logo. */
export const roomy = 'screen and (min-width: 80em)';
