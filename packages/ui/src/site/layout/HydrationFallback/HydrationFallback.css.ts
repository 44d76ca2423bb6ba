import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** Over the page, above the call bar of narrow screens. */
export const fallback = style({
  position: 'fixed',
  zIndex: vars.layer.belowBar,
  insetInline: vars.space.m,
  bottom: `calc(${vars.size.callBar} + ${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  width: 'fit-content',
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: `${vars.space.m} ${vars.space.l}`,
  border: `${vars.line.thin} solid ${vars.color.statusErrorBorder}`,
  borderRadius: vars.radius.panel,
  background: vars.color.statusErrorSubtle,
  color: vars.color.statusErrorStrong,
  boxShadow: vars.shadow.high,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { print: { display: 'none' }, [media.desktop]: { bottom: vars.space.l } },
});
