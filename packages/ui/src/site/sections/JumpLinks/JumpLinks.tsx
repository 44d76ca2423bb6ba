import type { LinkItem } from '@hvac/content/model';
import { count as countStyle, jump, list } from './JumpLinks.css.ts';

interface JumpLinksProps {
  /** Accessible name of the links. */
  label: string;
  /** Sections of this page, such as "#retention", with an optional number of items. */
  links: readonly (LinkItem & { count?: number })[];
  /** What the numbers count, for screen readers: "questions". */
  counted?: string;
}

/** Links to the sections of a long page. */
export const JumpLinks = ({ label: name, links, counted = '' }: JumpLinksProps) => (
  <nav aria-label={name}>
    <ul className={list} role="list">
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
