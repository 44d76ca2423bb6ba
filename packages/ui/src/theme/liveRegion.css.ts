import { style } from '@vanilla-extract/css';

/** Stands on the page before its text comes, so that assistive technology hears it. Empty, it takes no room and no gap. */
export const liveRegion = style({ ':empty': { position: 'absolute' } });
