import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Where the gutter beside the page's measure has room for the pill. */
const wide = 'screen and (min-width: 103.5em)';

/**
 * A fixed button must never lie over text or a control, and pages do not know of it. So it takes only room that no
 * page uses. Narrow screens have no gutter: there it is a bar over the whole width, which ends the visible page as the
 * window's edge would, and the shell keeps its height free below the footer. Wide screens have one beside the measure
 * (Container keeps 48 px): there it is a tab on the edge, turned to fit, and from 1656 px on a pill.
 * It steps aside while someone types on a narrow screen, where the keyboard needs the room, and while the menu, which
 * has the number too, is open. Scroll padding in the theme keeps what gets focus above the bar.
 */
export const call = style({
  position: 'fixed',
  zIndex: 50,
  bottom: 0,
  left: 0,
  width: '100%',
  selectors: {
    'body:has(main :is(input, select, textarea):focus, [data-site-menu][open]) &': { visibility: 'hidden' },
  },
  '@media': {
    [media.desktop]: { bottom: vars.space.l, width: 'auto', visibility: 'visible !important' as 'visible' },
    [wide]: { bottom: '20px', left: '20px' },
    print: { display: 'none' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: `calc(${vars.size.callBar} + env(safe-area-inset-bottom, 0px))`,
  padding: '6px 20px calc(7px + env(safe-area-inset-bottom, 0px))',
  borderBlockStart: `1px solid ${vars.color.onDarkLine}`,
  background: vars.color.dark,
  color: vars.color.onDark,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  lineHeight: 1.15,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '-6px', outlineColor: vars.color.focusOnDark, boxShadow: 'none' },
  '@media': {
    [media.desktop]: {
      writingMode: 'vertical-rl',
      minHeight: 0,
      width: vars.size.target,
      padding: '10px 0 16px',
      border: `3px solid ${vars.color.card}`,
      borderLeft: 0,
      borderRadius: `0 ${vars.radius.card} ${vars.radius.card} 0`,
      background: vars.color.action,
      color: vars.color.onAction,
      ':hover': { background: vars.color.actionHover },
      ':focus-visible': { outlineColor: vars.color.focus, outlineOffset: '-3px' },
    },
    [wide]: {
      writingMode: 'horizontal-tb',
      width: 'auto',
      minHeight: vars.size.callBar,
      padding: '6px 24px 6px 8px',
      border: 0,
      boxShadow: vars.shadow.float,
      borderRadius: vars.radius.pill,
      ':focus-visible': { outlineOffset: '6px' },
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '46px',
  height: '46px',
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  color: vars.color.onAction,
  '@media': {
    [media.desktop]: { width: '36px', height: '36px', background: vars.color.dark, color: vars.color.onDark },
    [wide]: { width: '46px', height: '46px' },
  },
});
export const hours = style({ display: 'block', fontSize: vars.fontSize.tiny, fontWeight: 600 });
export const number = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.h3,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 23em)': { display: 'none' }, [media.desktop]: { display: 'none' } },
});
