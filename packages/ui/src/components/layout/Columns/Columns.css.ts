import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const shares = {
  /** One column: what was beside it is gone. */
  whole: 'minmax(0, 1fr)',
  even: 'repeat(2, minmax(0, 1fr))',
  thirds: 'repeat(3, minmax(0, 1fr))',
  /** The first column is the larger one: text beside a picture. */
  first: 'minmax(0, 7fr) minmax(0, 5fr)',
  /** The second column is the larger one: a heading beside its text, a list beside its details. */
  second: 'minmax(0, 5fr) minmax(0, 7fr)',
  /** An article with a narrow column at its right. */
  aside: 'minmax(0, 1fr) 340px',
  /** An article with a form card at its right. */
  asideForm: 'minmax(0, 1fr) 390px',
  /** A text with a large form card at its right. */
  form: 'minmax(0, 500fr) minmax(0, 616fr)',
  /** Words, and beside them what is as wide as it needs to be: buttons, a drawing. */
  content: 'minmax(0, 1fr) auto',
  contentFirst: 'auto minmax(0, 1fr)',
} as const;
const from = (width: 'tablet' | 'desktop') =>
  styleVariants(shares, (gridTemplateColumns) => ({ '@media': { [media[width]]: { gridTemplateColumns } } }));

export const splits = { tablet: from('tablet'), desktop: from('desktop') };
export type Split = keyof typeof shares;
export const splitNames = Object.keys(shares) as Split[];
