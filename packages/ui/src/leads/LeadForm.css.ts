import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '22px',
  selectors: { '&[hidden]': { display: 'none' } },
});
/** Is there before its news, so that assistive technology hears it; takes no room while it is empty. */
export const news = style({ ':empty': { position: 'absolute' } });
export const phoneNumber = style({ whiteSpace: 'nowrap' });
export const privacy = style({ color: vars.color.textSoft, fontSize: vars.fontSize.small });
