import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/**
 * What a disclosure opens: in place on narrow screens, as a layer on wide ones. A sibling of its `<details>`, so that
 * hovering can show it too. `data-dismissed` hides it until the pointer leaves, after Escape or a choice.
 */
export const popup = style({
  display: 'none',
  selectors: { 'details[open] + &': { display: 'block' } },
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      zIndex: 1,
      width: 'max-content',
      padding: '10px',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
      background: vars.color.card,
      boxShadow: vars.shadow.high,
      // Bridges the gap to the row, so that the pointer can cross it.
      '::before': { content: '', position: 'absolute' },
    },
    [`${media.desktop} and ${media.hover}`]: {
      // A short grace for a pointer that cuts the corner.
      transition: 'display 150ms allow-discrete',
      selectors: {
        'li:hover:not([data-dismissed]) > &': { display: 'block' },
        // One menu at a time: hovering hides what a click left open, unless the keyboard is in it.
        'ul:has(> li:hover > details) > li:not(:hover, :has(:focus-visible)) > &': { display: 'none' },
      },
    },
  },
});
/** Without a button on narrow screens: a list that is always there. */
export const alwaysListed = style({
  '@media': { [media.belowDesktop]: { display: 'block' } },
});
