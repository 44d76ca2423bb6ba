import { globalStyle, style } from '@vanilla-extract/css';
import * as attribute from '../../hydration/attributes.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  selectors: { '&[hidden]': { display: 'none' } },
});
/**
 * The note about a draft is prerendered: the page's first script shows it without moving anything, in a live region.
 */
export const draft = style({
  selectors: {
    // Unseen, it lies over the first field, or over the errors.
    [`form:not([${attribute.draft}]) &`]: { position: 'absolute', pointerEvents: 'none' },
  },
});
globalStyle(`form:not([${attribute.draft}]) ${draft} > *`, { visibility: 'hidden' });
export const answersHeading = style({ fontWeight: 700 });
export const privacy = style({ color: vars.color.textSubdued, fontSize: vars.fontSize.small });
