import type { LinkItem } from '@hvac/content/model';
import { useId } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { button, list, panel } from './SideLinks.css.ts';

interface SideLinksProps {
  /** Heading of the links. */
  heading: string;
  /** Related pages. */
  links: readonly LinkItem[];
}

/** A panel of links to related pages: beside an article, and below it on phones. */
export const SideLinks = ({ heading, links }: SideLinksProps) => {
  const headingId = useId();
  return (
    <nav className={panel} aria-labelledby={headingId}>
      <Heading level={2} size="card" id={headingId}>
        {heading}
      </Heading>
      <ul role="list" className={list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link href={to} className={button}>
              {label}
              <Icon name="arrowRight" size={18} weight={2.4} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
