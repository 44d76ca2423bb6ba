import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

type Rules = NonNullable<StyleRule['@media']>[string];
type Width = 'tabletOnly' | 'belowTablet' | 'belowDesktop' | 'tablet' | 'desktop' | 'roomy' | 'wide';

/** Widths in the order of the cascade: a wider one wins. */
const widths: readonly Width[] = ['belowDesktop', 'belowTablet', 'tabletOnly', 'tablet', 'desktop', 'roomy', 'wide'];

/**
 * Rules for each width: `phone` for all, the others from their breakpoint on (see media.ts).
 * `responsiveStyle({ phone: { order: 1 }, desktop: { order: 0 } })`
 */
export const responsiveStyle = ({
  phone = {},
  ...wider
}: { phone?: StyleRule } & Partial<Record<Width, Rules>>): StyleRule => ({
  ...phone,
  '@media': {
    ...phone['@media'],
    ...Object.fromEntries(widths.flatMap((width) => (wider[width] ? [[media[width], wider[width]]] : []))),
  },
});
