import { discountParts, measureCoupon } from '../couponWords.ts';
import * as css from './CouponStub.css.ts';

export type CouponTone = keyof typeof css.tones;

interface CouponStubProps {
  /** The short label, such as "15% off". */
  discount: string;
  tone: CouponTone;
  /** A word or two above it: until when, in days. */
  note: string;
}

/** Fewer letters stand larger. */
const sizeOf = ({ length }: string): keyof typeof css.sizes =>
  length <= 4 ? 'largest' : length <= 9 ? 'large' : length <= 16 ? 'medium' : 'small';

/** Waves as on banknotes: each line lies a little lower, and fans out to the right. */
const waves = Array.from({ length: 16 }, (_, line) => {
  const y = 43 + line * 17;
  return `M-10 ${y}C60 ${y - 70} 110 ${y + 59 - line * 6} 190 ${y - 12 - line * 2}S300 ${y - 90 + line * 3} 370 ${y - 40 - line}`;
});

/** The part of a coupon that is torn off: the discount in the largest letters it has room for. */
export const CouponStub = ({ discount, tone, note }: CouponStubProps) => {
  const { big, raised, rest } = discountParts(discount);
  const { ems, isOneLine } = measureCoupon(big, raised);
  return (
    <div className={`${css.stub} ${css.tones[tone]}`}>
      <svg
        className={css.guilloche}
        viewBox="0 0 356 316"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth={1.5}
        aria-hidden="true"
      >
        {waves.map((wave) => (
          <path key={wave} d={wave} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <p className={css.note}>{note}</p>
      <p className={css.discount}>
        <span className={css.fitting} style={{ fontSize: `calc(100cqi / ${ems})` }}>
          <span className={`${css.sizes[sizeOf(big + raised)]} ${isOneLine ? css.oneLine : ''}`}>
            {big}
            {raised && <sup className={css.raised}>{raised}</sup>}
          </span>
        </span>
        {rest && ' '}
        {rest && <span className={css.rest}>{rest}</span>}
      </p>
    </div>
  );
};
