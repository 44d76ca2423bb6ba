import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const box = style({
  width: 'min(100% - 40px, 27rem)',
  marginInline: 'auto',
  paddingBlock: `clamp(${vars.space.xl}, 12vh, ${vars.space.sectionXl})`,
});
