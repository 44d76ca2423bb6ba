/** What is said while there is no list of offers. */
export const specialsWords = {
  loading: 'Loading current offers...',
  failed: 'Failed to fetch specials',
};
