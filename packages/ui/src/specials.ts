/** The office's offers as visitors see them. They need `UiProvider` of `@hvac/ui/leads` around them. */

export { specialsKey, useSpecials, type Specials } from './specials/useSpecials.ts';
