import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/**
 * The content of a disclosure: inline on narrow screens, a popup on wide ones. It is a sibling of its `<details>`, so that
 * hovering can show it too. `data-dismissed` hides it after Escape or a selection, until the pointer leaves.
 */
export const popup = style({
  display: 'none',
  selectors: { 'details[open] + &': { display: 'block' } },
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      zIndex: 1,
      width: 'max-content',
      padding: vars.space.s,
      border: `${vars.line.thin} solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
      background: vars.color.card,
      boxShadow: vars.shadow.high,
      // Covers the gap to the row, so that the pointer can cross it.
      '::before': { content: '', position: 'absolute' },
    },
    [`${media.desktop} and ${media.hover}`]: {
      // A short delay for a pointer that moves diagonally.
      transition: 'display 150ms allow-discrete',
      selectors: {
        'li:hover:not([data-dismissed]) > &': { display: 'block' },
        // One menu at a time: hovering hides a menu opened by a click, unless it has the focus.
        'ul:has(> li:hover > details) > li:not(:hover, :has(:focus-visible)) > &': { display: 'none' },
      },
    },
  },
});
/** Has no button on narrow screens, where the list always shows. */
export const alwaysListed = style({
  '@media': { [media.belowDesktop]: { display: 'block' } },
});
