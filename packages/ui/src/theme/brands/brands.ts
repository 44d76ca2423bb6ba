import { harbor } from './harbor.ts';

/** Custom properties of the theme, and `color-scheme` where the brand is dark. */
type Properties = Readonly<Record<string, string>>;

export interface Brand {
  /** What people call it. */
  title: string;
  /** What it sets on `:root` in place of the package's own values. */
  properties: Properties;
}

export const brandNames = ['coastal', 'harbor'] as const;
export type BrandName = (typeof brandNames)[number];

/** Looks that are made of tokens alone. Coastal is the one that the style sheet brings. */
export const brands: Record<BrandName, Brand> = {
  coastal: { title: 'Coastal Daylight', properties: {} },
  harbor: { title: 'Harbor', properties: harbor },
};
