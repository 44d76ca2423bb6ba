import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

/** On phones the first way has a line of its own, the others share the next, and the texts to send have the third. */
export const ways = style({
  display: 'contents',
  '@media': { [media.belowTablet]: { display: 'flex', flexWrap: 'wrap', flexBasis: '100%', gap: vars.space.xs } },
});
globalStyle(`${ways} > *`, { '@media': { [media.belowTablet]: { flexGrow: 1 } } });
globalStyle(`${ways} > :first-child`, { '@media': { [media.belowTablet]: { flexBasis: '100%' } } });
/** At the end of a line, from where its list opens. */
export const template = style({ '@media': { [media.tablet]: { marginInlineStart: 'auto' } } });
globalStyle(`${template} summary`, {
  '@media': { [media.belowTablet]: { display: 'flex', justifyContent: 'center' } },
});
