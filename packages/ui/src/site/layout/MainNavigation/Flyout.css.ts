import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

// Own grid: a link and its button share a row, and the list opens below both.
/** A row that opens a flyout. */
export const branch = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  borderRadius: vars.radius.field,
  '@media': {
    [media.desktop]: {
      position: 'relative',
      ':hover': { background: vars.color.selectedSubtle },
      // Not in one list: Firefox before 121 would drop the other, too.
      selectors: { '&:has(> details[open])': { background: vars.color.selectedSubtle } },
    },
  },
});
/** The heading of the list on narrow screens, where the row is no button. */
export const listLabel = style({
  gridColumn: '1 / -1',
  padding: `${vars.space.s} ${vars.space.m} 0`,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const flyout = style({
  gridColumn: '1 / -1',
  margin: `0 0 ${vars.space.xs} ${vars.space.m}`,
  paddingInlineStart: vars.space.xxs,
  borderInlineStart: `${vars.line.thick} solid ${vars.color.statusInfo}`,
  '@media': {
    [media.desktop]: {
      margin: 0,
      // Beside the picture, if any. The popup's own `display` decides whether it shows.
      width: 'max-content',
      minHeight: 'calc(100% + 22px)',
      '::before': { insetBlock: 0 },
    },
  },
});
/** Keeps the flyout open for a moment while the pointer moves to it diagonally across other rows. */
const vanish = keyframes({ to: { visibility: 'hidden' } });
const grace = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  width: '190px',
  animation: `${vanish} 1ms 450ms forwards`,
} as const;
const beside = (rules: StyleRule) => ({ '@media': { [media.desktop]: rules } });
export const sides = styleVariants({
  right: beside({
    left: `calc(100% + ${vars.space.xs})`,
    '::before': { left: `calc(-1 * ${vars.space.s})`, right: '100%' },
    '::after': { ...grace, right: '100%' },
  }),
  left: beside({
    right: `calc(100% + ${vars.space.xs})`,
    '::before': { right: `calc(-1 * ${vars.space.s})`, left: '100%' },
    '::after': { ...grace, left: '100%', transform: 'scaleX(-1)' },
  }),
});
export const growths = styleVariants({
  // Below or above the row, so that the row can still be clicked.
  down: beside({ top: '-11px', '::after': { clipPath: 'polygon(0 55px, 100% 55px, 100% 100%)' } }),
  up: beside({
    bottom: '-11px',
    '::after': { clipPath: 'polygon(0 calc(100% - 55px), 100% calc(100% - 55px), 100% 0)' },
  }),
});

export const content = style({
  '@media': { [media.desktop]: { display: 'flex', gap: vars.space.xs, height: '100%' } },
});
export const list = style({ '@media': { [media.desktop]: { maxWidth: '300px' } } });
export const spot = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      placeItems: 'center',
      width: '150px',
      padding: vars.space.xs,
      borderRadius: vars.radius.field,
      // Neutral: the cooling color would be wrong for heating.
      background: vars.color.backgroundSubtle,
    },
  },
});
