/** What an unknown address shows. */
export const notFoundWords = {
  title: '404 Page Not Found',
  text: 'We can’t find that page. It may have moved, or there may be a typo in the address.',
  home: 'Go to the home page',
  /** Name of the links to pages that people who got lost usually look for. */
  links: 'Pages you may be looking for',
  /** For whoever builds the site. */
  hint: 'Building this site? Did you forget to add the page to the router?',
};
