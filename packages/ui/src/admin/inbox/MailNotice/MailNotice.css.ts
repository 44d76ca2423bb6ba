import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Empty, it takes no room, and stays a region that screen readers know. */
export const sent = style({ ':empty': { position: 'absolute' } });
export const action = style({ paddingBlock: `${vars.space.xs} ${vars.space.xxs}` });
