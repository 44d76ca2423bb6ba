import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const at = (gridTemplateColumns: string) => ({ '@media': { [media.desktop]: { gridTemplateColumns } } });
export const splits = styleVariants({
  even: at('repeat(2, minmax(0, 1fr))'),
  thirds: at('repeat(3, minmax(0, 1fr))'),
  /** An article with a narrow column at its right. */
  aside: at('minmax(0, 1fr) 340px'),
  /** A text with a form card at its right. */
  form: at('minmax(0, 500fr) minmax(0, 616fr)'),
});
