import { style } from '@vanilla-extract/css';

/** Is there before its news, so that assistive technology hears it; takes no room while it is empty. */
export const news = style({ ':empty': { position: 'absolute' } });
