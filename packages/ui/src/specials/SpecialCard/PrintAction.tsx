import { couponWords } from '@hvac/content/words';
import type { RefObject } from 'react';
import { fillInElements } from '../../components/private/fillIn.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { needsScript } from './SpecialCard.css.ts';

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
  const label = fillInElements(href ? couponWords.printCoupon : couponWords.print, {
    title: <VisuallyHidden>{title}</VisuallyHidden>,
  });
  if (href)
    return (
      <TextLink href={href} standalone icon="print">
        {label}
      </TextLink>
    );
  return (
    <span className={needsScript}>
      <Button variant="quiet" icon="print" onClick={() => coupon.current && printCoupon(coupon.current)}>
        {label}
      </Button>
    </span>
  );
};
