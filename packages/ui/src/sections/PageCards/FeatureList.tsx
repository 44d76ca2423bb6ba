import { Icon } from '../../components/Icon/Icon.tsx';
import { feature as row, features, mark } from './PageCards.css.ts';

interface FeatureListProps {
  /** What belongs to it, a few words each. */
  items: readonly string[];
}

/** What belongs to a service or a plan, ticked off. */
export const FeatureList = ({ items }: FeatureListProps) => (
  // Safari drops the list role of lists without bullets.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" className={features}>
    {items.map((item) => (
      <li key={item} className={row}>
        <span className={mark}>
          <Icon name="check" size={18} weight={2.4} />
        </span>
        {item}
      </li>
    ))}
  </ul>
);
