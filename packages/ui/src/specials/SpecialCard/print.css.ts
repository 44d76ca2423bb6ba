import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { coupon } from './SpecialCard.css.ts';

// WebKit keeps a coupon on one sheet in block layout alone: it cuts what stands in columns and grids anywhere.
globalStyle(`main :has(.${coupon})`, { '@media': { print: { display: 'block' } } });
globalStyle(`main li:has(.${coupon})`, { '@media': { print: { breakInside: 'avoid', marginBlockEnd: vars.space.l } } });

// While one coupon is printed, everything goes that neither holds it nor belongs to it; what holds it takes no room.
const printing = 'html[data-printing="coupon"]';
globalStyle(`${printing} body *:not(:has([data-printed])):not([data-printed]):not([data-printed] *)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`${printing} :has([data-printed])`, {
  '@media': {
    print: {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      background: 'none !important',
    },
  },
});
