import type { Picture } from '@hvac/content/model';

/** A slot for the owner's photograph. It shows a drawing until then, and `npm run launch-check` lists it. */
const drawing = (
  src: string,
  size: Picture['size'],
  alt: string,
): { value: Picture; placeholder: true; confirmedBy?: string } => ({
  value: { src, alt, ...(size && { size }) },
  placeholder: true,
});

/**
 * Slots for photographs of the people and their shop. To add one, put the file into `pictures`, and its name, size in px and
 * alternative text here, and add `confirmedBy`.
 */
export const photos = {
  team: drawing(
    '/pictures/team.svg',
    [600, 620],
    'Three Whitley’s technicians in navy uniforms, with gauges and a clipboard',
  ),
  shop: drawing(
    '/pictures/hero-about.svg',
    [1080, 560],
    'In early light an older man with a coffee, a woman and a man in uniform, a child and a dog stand in front of the shop’s open doors, with the van behind them',
  ),
  beginnings: drawing(
    '/pictures/city-jacksonville.svg',
    [1440, 520],
    'The St. Johns River and downtown Jacksonville at first light',
  ),
  crew: drawing(
    '/pictures/hero-careers.svg',
    [760, 600],
    'In the early morning two technicians work at an open condenser, one kneeling with gauges and one reading a chart, beside a van whose open door shows shelves of tools',
  ),
};
