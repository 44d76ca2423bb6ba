import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The items of the last row share its width, so that none stands alone beside an empty place. */
const shared = style({ display: 'flex', flexWrap: 'wrap' });
globalStyle(`${shared} > *`, { minWidth: 0 });
const columns = (least: string, share: string, name: string) => {
  const variant = style([shared], name);
  globalStyle(`${variant} > *`, { flex: `1 1 min(100%, max(${least}, ${share}))` });
  return [variant];
};
/** The share keeps one column more from fitting in; the least width takes columns away in a narrow box. */
export const counts = styleVariants({
  2: columns('18rem', '40%', 'two'),
  3: columns('15rem', '28%', 'three'),
  4: columns('14rem', '22%', 'four'),
  5: columns('10rem', '16%', 'five'),
  /** As many as fit, below each other: names and values, short lists. */
  many: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' },
});
