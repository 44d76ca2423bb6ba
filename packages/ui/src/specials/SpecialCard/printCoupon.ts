/** Prints one coupon and nothing else of the page: the print styles read these attributes. */
export function printCoupon(coupon: HTMLElement): void {
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
