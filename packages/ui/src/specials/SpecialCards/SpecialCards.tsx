import { Stack } from '../../components/layout/Stack/Stack.tsx';
import type { CouponWords } from '../couponWords.ts';
import { SpecialCard, type SpecialCardProps } from '../SpecialCard/SpecialCard.tsx';

interface SpecialCardsProps extends Pick<SpecialCardProps, 'today' | 'company' | 'level'> {
  /** In the order in which they show. */
  specials: readonly (CouponWords & { id?: string })[];
}

/** Coupons below each other, cool and warm by turns. */
export const SpecialCards = ({ specials, ...card }: SpecialCardsProps) => (
  <Stack as="ul" gap="xl">
    {specials.map((special, place) => (
      <li key={special.id ?? special.title}>
        <SpecialCard {...card} special={special} tone={place % 2 === 0 ? 'cooling' : 'heating'} />
      </li>
    ))}
  </Stack>
);
