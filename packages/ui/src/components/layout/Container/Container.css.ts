import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

export const container = style({
  width: `min(${vars.size.container}, 100% - 40px)`,
  marginInline: 'auto',
  '@media': {
    [media.tablet]: { width: `min(${vars.size.container}, 100% - 48px)` },
    // Leaves the gutter that the call button on the left edge needs (site/layout/EmergencyCall).
    [media.desktop]: { width: `min(${vars.size.container}, 100% - 96px)` },
  },
});
