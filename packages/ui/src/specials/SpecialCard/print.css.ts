import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onPaper } from '../../theme/onPaper.ts';
import { coupon, redeem } from './SpecialCard.css.ts';

/** A page of offers, which prints as sheets of coupons. */
export const couponPage = style({});
const offers = `${couponPage}:has(.${redeem})`;
onPaper(`${offers} *:not(:has(.${coupon}), .${coupon}, .${coupon} *)`, { display: 'none' });
// WebKit keeps a coupon on one sheet in block layout alone: it cuts what stands in columns and grids anywhere.
onPaper(`${couponPage} :has(.${coupon})`, { display: 'block' });
onPaper(`${offers} :has(.${coupon})`, { width: 'auto', margin: 0, padding: 0 });
// Two cut lines with room for the scissors between them.
onPaper(`${offers} li:has(.${coupon})`, { breakInside: 'avoid', marginBlockEnd: vars.space.s });

// While one coupon is printed, everything goes that neither holds it nor belongs to it; what holds it takes no room.
const printing = 'html[data-printing="coupon"]';
onPaper(`${printing} body *:not(:has([data-printed])):not([data-printed]):not([data-printed] *)`, {
  display: 'none !important',
});
onPaper(`${printing} :has([data-printed])`, {
  display: 'block !important',
  width: 'auto !important',
  margin: '0 !important',
  padding: '0 !important',
  background: 'none !important',
});
