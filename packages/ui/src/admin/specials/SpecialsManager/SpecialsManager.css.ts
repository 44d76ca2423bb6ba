import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { besideList } from '../../layout/besideList.ts';
import { media } from '../../../theme/media.ts';
import { outOfSight } from '../../../theme/visuallyHidden.css.ts';

/** Is there before its news, so that assistive technology hears it; takes no room while it is empty. */
export const news = style({ ':empty': { position: 'absolute' } });

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } as const;
export const panes = style({
  ...column,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
});
export const list = style(column);
/** Stays in view beside the list. */
export const form = style({
  '@media': {
    [media.desktop]: {
      ...besideList,
      borderRadius: vars.radius.panel,
    },
  },
});
/** Beside the heading, a phone has room for one word. */
export const rest = style({ '@media': { [media.belowTablet]: outOfSight } });
/** On narrow screens the list and the form stand in each other's place. */
export const behind = style({ '@media': { [`not ${media.desktop}`]: { display: 'none' } } });
