import { customProperties, pictureDimProperty, sceneBlendProperty, type TokenValues } from '../customProperties.ts';
import { dark } from './dark.ts';
import { harbor } from './harbor.ts';

export interface Brand {
  /** What people call it. */
  title: string;
  /** What browsers draw by themselves, scroll bars and pickers, goes with it. */
  scheme: 'light' | 'dark';
  /** What it has in place of the package's own values. */
  values: TokenValues;
}

export const brandNames = ['coastal', 'dark', 'harbor'] as const;
export type BrandName = (typeof brandNames)[number];

/** Looks that are made of tokens alone. Coastal is the one that the style sheet brings. */
export const brands: Record<BrandName, Brand> = {
  coastal: { title: 'Coastal Daylight', scheme: 'light', values: {} },
  dark: { title: 'Coastal at night', scheme: 'dark', values: dark },
  harbor: { title: 'Harbor', scheme: 'light', values: harbor },
};

/** What a brand sets on `:root`, custom properties and the scheme, as styles of an element. A dark one turns scenes to night, and dims the other pictures. */
export const brandProperties = ({ scheme, values }: Brand): Record<string, string> => ({
  'color-scheme': scheme,
  ...(scheme === 'dark' && {
    [sceneBlendProperty]: 'multiply',
    [pictureDimProperty]: 'brightness(.8) saturate(.92)',
  }),
  ...customProperties(values),
});
