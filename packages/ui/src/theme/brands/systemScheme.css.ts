import { globalStyle } from '@vanilla-extract/css';
import { brandProperties, brands } from './brands.ts';

const { 'color-scheme': colorScheme, ...vars } = brandProperties(brands.dark);

/**
 * A page that holds `data-scheme="system"` is dark where the visitor's system is. Engines without `:has` show it by
 * day. `:where` tells PurgeCSS, which looks into no `:has`, on which pages the rule is of use.
 */
globalStyle(':root:has(:where([data-scheme="system"]))', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme, vars } },
});
