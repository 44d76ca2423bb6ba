import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { responsiveStyle } from '../../../theme/responsiveStyle.ts';

const width = (gutters: string) => ({ width: `min(${vars.size.container}, 100% - ${gutters})` });

export const container = style(
  responsiveStyle({
    phone: { ...width('40px'), marginInline: 'auto' },
    tablet: width('48px'),
    // Leaves the gutter that the call button on the left edge needs (site/layout/EmergencyCall).
    desktop: width('96px'),
  }),
);
