import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const band = style({ background: vars.color.statusInfoSubtle, paddingBlockEnd: vars.space.xxl });
// Own grid: headline, map and list of places, in this order on phones and tablets; on wide screens the map is at the right.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: {
      gridTemplate: '"head map" auto "names names" auto / minmax(0, 1fr) minmax(0, 360px)',
      columnGap: vars.space.xl,
    },
    [media.desktop]: {
      gridTemplate: '"head map" auto "names map" 1fr / minmax(0, 1fr) min(600px, 54%)',
      columnGap: vars.space.xxl,
    },
  },
});
const area = (gridArea: string) => ({ '@media': { [media.tablet]: { gridArea } } });
export const head = style(area('head'));
export const map = style(area('map'));
export const words = style(area('names'));
export const list = style({ columns: '3 9rem', columnGap: vars.space.l, width: '100%' });
export const name = style({ breakInside: 'avoid', borderTop: `${vars.line.thin} solid ${vars.color.border}` });
/** Two columns that end together, whatever the lengths. */
export const sections = style({
  marginBlockEnd: `calc(-1 * ${vars.space.xxl})`,
  '@media': { [media.tablet]: { columns: 2, columnGap: vars.space.section } },
});
export const section = style({ breakInside: 'avoid', paddingBlockEnd: vars.space.xxl });
