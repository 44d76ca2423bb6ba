import { style } from '@vanilla-extract/css';
import * as attribute from '../../hydration/attributes.ts';
import { vars } from '../../theme/contract.css.ts';

/** As tall as the offers will be, so that nothing below jumps when they come. */
export const loading = style({
  minHeight: '44rem',
  padding: vars.space.xl,
  border: `${vars.line.medium} dashed ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.lead,
  // When the page's code did not load, nothing will: the notice says so.
  selectors: { [`html[${attribute.stuck}] &`]: { display: 'none' } },
  // Without a script nothing loads: the notice beside it says so.
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const liveRegion = style({
  selectors: {
    // Takes no room of its own where its words are for assistive technology alone.
    [`&:not(:has(${loading}))`]: { position: 'absolute' },
    '&:focus': { outline: 'none', boxShadow: 'none' },
  },
});
