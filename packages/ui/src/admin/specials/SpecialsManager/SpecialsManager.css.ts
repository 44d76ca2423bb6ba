import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { stickyPane } from '../../layout/stickyPane.ts';
import { media } from '../../../theme/media.ts';
import { outOfSight } from '../../../theme/visuallyHidden.css.ts';

/** An empty live region stays in the DOM, and takes no space. */
export const news = style({ ':empty': { position: 'absolute' } });

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } as const;
export const panes = style({
  ...column,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
});
export const list = style(column);
export const form = style({
  '@media': {
    [media.desktop]: {
      ...stickyPane,
      borderRadius: vars.radius.panel,
    },
  },
});
/** On phones only the first word of the button shows. */
export const rest = style({ '@media': { [media.belowTablet]: outOfSight } });
/** On narrow screens, either the list or the form shows. */
export const behind = style({ '@media': { [`not ${media.desktop}`]: { display: 'none' } } });
