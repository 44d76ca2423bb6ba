import { tokens } from '@hvac/ui/theme';
import { renderAsync } from '@resvg/resvg-js';

const { color } = tokens;

/** The company's mark on a dark ground, in fewer and thicker lines than the logo: it is read at 16 px. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${color.dark}" rx="8"/><g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="3.8"><path stroke="${color.illustrationFlowHot}" d="M5.5 15c1.7 6.5 3 9.5 5 9.5S13.7 18 16 18s3.5 6.5 5.5 6.5 3.3-3 5-9.5"/><path stroke="${color.statusInfo}" d="M4.8 8c1.8 7 3.3 9.8 5.4 9.8s3.4-7 5.8-7 3.7 7 5.8 7S25.4 15 27.2 8"/></g></svg>`;

/** The same for a phone's home screen, which rounds the corners itself: a PNG of 180 by 180 px. */
export const homeScreenIcon = async (): Promise<Buffer> =>
  (await renderAsync(favicon.replace(' rx="8"', ''), { fitTo: { mode: 'width', value: 180 } })).asPng();
