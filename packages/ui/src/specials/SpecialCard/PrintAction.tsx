import type { RefObject } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/link/LinkProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { action, button } from './PrintAction.css.ts';

/** Prints one coupon and nothing else of the page: the print styles read these attributes. */
function printCoupon(coupon: HTMLElement): void {
  const { dataset } = document.documentElement;
  const done = () => {
    delete coupon.dataset['printed'];
    delete dataset['printing'];
  };
  coupon.dataset['printed'] = '';
  dataset['printing'] = 'coupon';
  // Some browsers return from print() at once and print later.
  addEventListener('afterprint', done, { once: true });
  print();
}

interface PrintActionProps {
  /** Of the offer, for those who hear the page. */
  title: string;
  /** Page with a coupon to print; without one the coupon itself is printed. */
  href: string | undefined;
  coupon: RefObject<HTMLElement | null>;
}

/** Puts an offer on paper. */
export const PrintAction = ({ title, href, coupon }: PrintActionProps) => {
  const label = (
    <>
      <Icon name="print" />
      <span>
        {href ? 'Print Coupon' : 'Print'} <span className={visuallyHidden}>{title}</span>
      </span>
    </>
  );
  if (href)
    return (
      <Link href={href} className={action}>
        {label}
      </Link>
    );
  return (
    <button
      type="button"
      // The page's first script repeats a press from before hydration.
      data-needs-js=""
      onClick={() => coupon.current && printCoupon(coupon.current)}
      className={button}
    >
      {label}
    </button>
  );
};
