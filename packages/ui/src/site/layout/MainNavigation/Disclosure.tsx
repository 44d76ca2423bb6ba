import { Icon } from '../../../components/Icon/Icon.tsx';
import { chevrons, disclosure, summary, wideRow } from './Disclosure.css.ts';

interface DisclosureProps {
  /** What it opens. */
  label: string;
  /** Beside: a chevron beside the link of its row. Row: the whole row with its label, on wide screens only. */
  variant?: 'beside' | 'row';
  /** Where the menu opens on wide screens. */
  opens?: keyof typeof chevrons;
}

/**
 * The button that opens the element after it. `<details>` works without JavaScript; hydration must not close what is
 * open.
 */
export const Disclosure = ({ label, variant = 'beside', opens = 'down' }: DisclosureProps) => (
  <details className={variant === 'row' ? `${disclosure} ${wideRow}` : disclosure} suppressHydrationWarning>
    <summary className={summary} aria-label={variant === 'beside' ? `${label} menu` : undefined}>
      {variant === 'row' && label}
      <span className={chevrons[opens]}>
        <Icon name="chevronDown" size={16} weight={2.4} />
      </span>
    </summary>
  </details>
);
