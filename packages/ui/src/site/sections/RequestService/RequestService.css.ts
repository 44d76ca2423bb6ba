import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const band = style({
  position: 'relative',
  overflow: 'clip',
  paddingTop: vars.space.section,
  '@media': { [media.desktop]: { paddingTop: vars.space.sectionXl } },
});

/** The lines are below the steps, and fade out before the text on both sides. */
export const lines = style({
  position: 'absolute',
  inset: 'auto 0 300px',
  height: '240px',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

// Own grid: the form stands between the two parts of the words on phones, and beside both on wide screens.
export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplate: '"intro form" auto "next form" 1fr / minmax(0, 500fr) minmax(0, 616fr)',
      columnGap: vars.space.section,
    },
  },
});
const area = (gridArea: string) => ({ '@media': { [media.desktop]: { gridArea } } });
export const intro = style(area('intro'));
export const form = style({
  // Extends into the gutters on phones.
  marginInline: '-6px',
  '@media': { [media.desktop]: { gridArea: 'form', margin: `0 0 ${vars.space.section}` } },
});
export const next = style([area('next'), { display: 'flex', flexDirection: 'column', gap: vars.space.l }]);

export const step = style({ display: 'flex' });
const number = style({
  flex: '0 0 44px',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: 800,
  lineHeight: vars.lineHeight.tight,
});
export const numbers = styleVariants({
  cool: [number, { color: vars.color.statusInfoText }],
  mild: [number, { color: vars.color.statusWarningText }],
  warm: [number, { color: vars.color.actionText }],
});

export const picture = style({
  width: 'min(100%, 432px)',
  marginTop: 'auto',
  marginInline: 'auto',
});
