import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const news = style({
  selectors: {
    // Takes no room of its own where its words are for assistive technology alone.
    '&:not(:has(p:only-child))': { position: 'absolute' },
    '&:focus': { outline: 'none', boxShadow: 'none' },
  },
});
export const loading = style({
  paddingBlock: vars.space.xxl,
  color: vars.color.textSoft,
  fontSize: vars.fontSize.lead,
  // Without a script nothing loads: the notice beside it says so.
  '@media': { '(scripting: none)': { display: 'none' } },
});
