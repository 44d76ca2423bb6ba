import { fallbackVar } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { sceneBlendProperty } from './customProperties.ts';

/** The sky behind a scene. */
export const skyGradient = `linear-gradient(${vars.color.illustrationSkyTop},${vars.color.illustrationSkyMiddle} 60%,${vars.color.illustrationSkyBottom})`;

/** How a scene lies on the sky. A dark brand multiplies the two: no pixel is lighter than its sky, and no edge shows. */
export const sceneBlend = fallbackVar(`var(${sceneBlendProperty})`, 'normal') as 'normal';
