import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const head = style({ display: 'grid', gap: vars.space.m, justifyItems: 'start', maxWidth: '52rem' });
/** One column of text; the drawing stands beside its beginning, and after it on phones. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlock: `${vars.space.l} ${vars.space.section}`,
  '@media': {
    [media.desktop]: {
      gridTemplate: '"first picture" auto "rest picture" auto "rest side" 1fr / minmax(0, 1fr) 400px',
      columnGap: vars.space.section,
      rowGap: vars.space.m,
    },
  },
});
const area = (gridArea: string) => ({ '@media': { [media.desktop]: { gridArea } } });
export const first = style(area('first'));
export const rest = style([area('rest'), { display: 'grid', gap: vars.space.xl, justifyItems: 'start' }]);
export const picture = style([area('picture'), { alignSelf: 'start' }]);
export const side = style([area('side'), { '@media': { [media.desktop]: { marginBlockStart: vars.space.l } } }]);
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
