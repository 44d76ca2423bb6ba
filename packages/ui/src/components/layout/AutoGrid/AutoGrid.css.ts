import { style, styleVariants } from '@vanilla-extract/css';

export const autoGrid = style({ display: 'grid' });
const columns = (least: string, share: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${share})), 1fr))`,
});
/** The share keeps one column more from fitting in; the least width takes columns away in a narrow box. */
export const counts = styleVariants({
  2: columns('18rem', '40%'),
  3: columns('15rem', '28%'),
  4: columns('14rem', '22%'),
  /** As many as fit: names and values, short lists. */
  many: columns('13rem', '0px'),
});
