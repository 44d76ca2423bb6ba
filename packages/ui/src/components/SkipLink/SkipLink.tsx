import { skipLinkWords } from '@hvac/content/words';
import { skipLink } from './SkipLink.css.ts';

interface SkipLinkProps {
  /** What it leads to: the fragment of an element on every page that has the link. */
  href?: `#${string}`;
  /** Says where it leads. */
  children?: string;
}

/** The first link of a page for the keyboard: passes over the header, to `<main id="main">` unless told. */
export const SkipLink = ({ href = '#main', children = skipLinkWords.text }: SkipLinkProps) => (
  <a href={href} className={skipLink}>
    {children}
  </a>
);
