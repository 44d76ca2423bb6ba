import type { LinkItem } from '@hvac/content/model';
import { count as countStyle, jump, list } from './JumpLinks.css.ts';

interface JumpLinksProps {
  /** Names the links. */
  label: string;
  /** Parts of this page, such as "#retention", in its order; with how many of something stand there. */
  links: readonly (LinkItem & { count?: number })[];
  /** What is counted, for those who hear the links: "questions". */
  counted?: string;
}

/** The parts of a long page, in its first screen. */
export const JumpLinks = ({ label: name, links, counted = '' }: JumpLinksProps) => (
  <nav aria-label={name}>
    {/* Safari drops the list role of lists without bullets. */}
    {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
    <ul role="list" className={list}>
      {links.map(({ label, to, count }) => (
        <li key={to}>
          <a href={to} className={jump} aria-label={count === undefined ? undefined : `${label}, ${count} ${counted}`}>
            {label} {count !== undefined && <span className={countStyle}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
