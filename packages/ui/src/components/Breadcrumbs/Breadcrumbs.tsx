import type { LinkItem } from '@hvac/content/model';
import { breadcrumbsWords } from '@hvac/content/words';
import { Link } from '../link/LinkProvider.tsx';
import type { Native } from '../private/native.ts';
import { current, link, list, name, parent, trail } from './Breadcrumbs.css.ts';

interface BreadcrumbsProps extends Native<'nav', 'title' | 'children'> {
  /** The pages above this one, from the top down. */
  parents: readonly LinkItem[];
  /** Title of the page that is showing. */
  title: string;
}

/** Where the page stands in the site, and the way back up. */
export const Breadcrumbs = ({ parents, title, ...native }: BreadcrumbsProps) => (
  <nav aria-label={breadcrumbsWords.label} {...native} className={trail}>
    <ol role="list" className={list}>
      {parents.map(({ label, to }) => (
        <li key={to} className={parent}>
          <Link href={to} className={link}>
            {label}
          </Link>
        </li>
      ))}
      <li className={current}>
        <span aria-current="page" className={name}>
          {title}
        </span>
      </li>
    </ol>
  </nav>
);
