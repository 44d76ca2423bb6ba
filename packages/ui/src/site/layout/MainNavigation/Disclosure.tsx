import { navigationWords } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { chevrons, disclosure, summary, wideRow } from './Disclosure.css.ts';

interface DisclosureProps {
  /** Name of the menu. */
  label: string;
  /** Beside: a chevron beside the row's link. Row: the whole row, on wide screens only. */
  variant?: 'beside' | 'row';
  /** Where the menu opens on wide screens. */
  opens?: keyof typeof chevrons;
}

/**
 * The button that opens the next sibling. `<details>` works without JavaScript, and hydration must not close it.
 */
export const Disclosure = ({ label, variant = 'beside', opens = 'down' }: DisclosureProps) => (
  <details className={variant === 'row' ? `${disclosure} ${wideRow}` : disclosure} suppressHydrationWarning>
    <summary
      className={summary}
      aria-label={variant === 'beside' ? fillIn(navigationWords.submenu, { label }) : undefined}
    >
      {variant === 'row' && label}
      <span className={chevrons[opens]}>
        <Icon name="chevronDown" size={16} weight={2.4} />
      </span>
    </summary>
  </details>
);
