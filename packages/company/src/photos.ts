import type { Picture } from '@hvac/content/model';

/** A slot for a photograph. Until somebody confirms one, it shows a drawing, and `npm run launch-check` lists it. */
const slot = (
  src: string,
  size: Picture['size'],
  alt: string,
  confirmedBy?: string,
): { value: Picture; placeholder: true; confirmedBy?: string } => ({
  value: { src, alt, ...(size && { size }) },
  placeholder: true,
  ...(confirmedBy !== undefined && { confirmedBy }),
});

/**
 * Slots for photographs of the people and their shop. To add one, put the JPEG into `pictures`, and give its path, its size in
 * px, its alternative text, and who confirmed it and when: 'R. Whitley, 2026-11-21'.
 */
export const photos = {
  team: slot(
    '/pictures/team.svg',
    [600, 620],
    'Three Whitley’s technicians in navy uniforms, with gauges and a clipboard',
  ),
  shop: slot(
    '/pictures/hero-about.svg',
    [1080, 560],
    'In early light an older man with a coffee, a woman and a man in uniform, a child and a dog stand in front of the shop’s open doors, with the van behind them',
  ),
  beginnings: slot(
    '/pictures/city-jacksonville.svg',
    [1440, 520],
    'The St. Johns River and downtown Jacksonville at first light',
  ),
  crew: slot(
    '/pictures/hero-careers.svg',
    [760, 600],
    'In the early morning two technicians work at an open condenser, one kneeling with gauges and one reading a chart, beside a van whose open door shows shelves of tools',
  ),
};
