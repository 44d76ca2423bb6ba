/** What an unknown address shows. */
export const notFoundWords = {
  title: '404 Page Not Found',
  text: 'The page you asked for is not here. It may have moved, or the address may have a typing mistake.',
  home: 'Go to the home page',
  /** Name of the links to pages that people who got lost usually look for. */
  links: 'Pages you may be looking for',
  /** For whoever builds the site. */
  hint: 'Building this site? Did you forget to add the page to the router?',
};
