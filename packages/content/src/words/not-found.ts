/** Texts of the not-found page. */
export const notFoundWords = {
  title: '404 Page Not Found',
  text: 'We can’t find that page. It may have moved, or there may be a typo in the address.',
  home: 'Go to the home page',
  /** Accessible name of the list of links. */
  links: 'Pages you may be looking for',
  /** Hint for developers. */
  hint: 'Building this site? Did you forget to add the page to the router?',
};
