/** The office's offers as visitors see them. `SpecialsList` needs `UiProvider` of `@hvac/ui/lead-forms` around it. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { SpecialCard, type SpecialCardProps } from './specials/SpecialCard/SpecialCard.tsx';
export { couponPage } from './specials/SpecialCard/print.css.ts';
export { SpecialCards } from './specials/SpecialCards/SpecialCards.tsx';
export { SpecialsList, type SpecialsListProps } from './specials/SpecialsList/SpecialsList.tsx';
export { FallbackOffers } from './specials/FallbackOffers/FallbackOffers.tsx';
export { InitialSpecialsContext } from './specials/InitialSpecialsContext.ts';
export { specialsKey, useSpecials, type Specials } from './specials/useSpecials.ts';
