import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { disc, displayFont } from '../../../theme/looks.ts';
import { media } from '../../../theme/media.ts';
import { outOfSight } from '../../../theme/visuallyHidden.css.ts';

/**
 * A fixed button must never cover text or a control. On narrow screens it is a bar across the bottom, and SiteLayout
 * leaves its height free below the footer. On wide screens it is a tab at the window's edge, which leaves 12 px to the
 * text beside the gutter of 48 px, and a pill from 1656 px.
 * It is hidden on narrow screens while somebody types, because the keyboard needs the space, and while the menu is open,
 * which has the number too. The theme's scroll padding keeps focused elements above the bar.
 */
export const call = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  bottom: 0,
  left: 0,
  width: '100%',
  '@media': {
    [media.belowDesktop]: {
      selectors: {
        'body:has(main :is(input, select, textarea):focus, [data-site-menu][open]) &': { visibility: 'hidden' },
      },
    },
    [media.desktop]: { bottom: vars.space.l, width: 'auto' },
    [media.wide]: { bottom: vars.space.ml, left: vars.space.ml },
    // The header has the number too.
    [media.short]: { display: 'none' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: `calc(${vars.size.callBar} + env(safe-area-inset-bottom, 0px))`,
  padding: '6px 20px calc(7px + env(safe-area-inset-bottom, 0px))',
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  color: vars.color.text,
  fontSize: vars.fontSize.label,
  fontWeight: 700,
  lineHeight: vars.lineHeight.heading,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
  '@media': {
    [media.desktop]: {
      minHeight: 0,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.pill,
      background: vars.color.action,
      color: vars.color.onAction,
      boxShadow: vars.shadow.float,
      ':hover': { background: vars.color.actionHover },
      ':focus-visible': { outlineColor: vars.baseColor.focus, outlineOffset: `-${vars.line.focus}` },
    },
    [media.wide]: {
      minHeight: vars.size.callBar,
      padding: `${vars.space.xs} ${vars.space.l} ${vars.space.xs} ${vars.space.xs}`,
      ':focus-visible': { outlineOffset: '6px' },
    },
    '(forced-colors: active)': { border: `${vars.line.thin} solid` },
  },
});
export const iconDisc = style({
  ...disc(vars.size.buttonCompact),
  background: vars.color.action,
  color: vars.color.onAction,
  '@media': {
    [media.desktop]: {
      width: '33px',
      height: vars.size.callBar,
      borderRadius: `0 ${vars.radius.panel} ${vars.radius.panel} 0`,
      boxShadow: vars.shadow.float,
    },
    [media.wide]: {
      width: vars.size.buttonCompact,
      height: vars.size.buttonCompact,
      borderRadius: vars.radius.pill,
      boxShadow: 'none',
      background: vars.color.dark,
      color: vars.color.onDark,
    },
  },
});
/** Only the disc where the label does not fit. The label remains its accessible name. */
export const words = style({
  '@media': {
    [media.desktop]: outOfSight,
    [media.wide]: { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none' },
  },
});
export const hours = style({ display: 'block', fontSize: vars.fontSize.small, fontWeight: 600 });
export const number = style({
  ...displayFont,
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.h3,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: outOfSight, [media.desktop]: outOfSight },
});
