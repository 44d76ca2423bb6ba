/** Loading and error texts of the list of specials. */
export const specialsWords = {
  loading: 'Loading current offers...',
  failed: 'Failed to fetch specials',
};
