import { skipLink } from './SkipLink.css.ts';

/** The first link of a page for the keyboard: passes over the header to `<main id="main">`. */
export const SkipLink = () => (
  <a href="#main" className={skipLink}>
    Skip to main content
  </a>
);
