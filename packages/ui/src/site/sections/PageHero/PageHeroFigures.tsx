import type { OpeningFigure } from '@hvac/content/model';
import { Text } from '../../../components/Text/Text.tsx';
import * as css from './PageHero.css.ts';

interface PageHeroFiguresProps {
  figures: readonly OpeningFigure[];
}

/** Amounts as large as the headline, each with what it depends on. */
export const PageHeroFigures = ({ figures }: PageHeroFiguresProps) => (
  // Safari drops the list role of lists without bullets.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" className={css.figures}>
    {figures.map(({ amount, label, note }) => (
      <li key={label}>
        <span className={css.amount}>{amount}</span> <span className={css.figureLabel}>{label}</span>
        <Text size="small" tone="soft">
          {note}
        </Text>
      </li>
    ))}
  </ul>
);
