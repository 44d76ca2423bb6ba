/** What the list of offers says. A name in braces is filled in. */
export const specialsWords = {
  loading: 'Loading current offers...',
  failed: 'Failed to fetch specials',
  failedHint: 'Please try again, or call {phone} and ask about current offers.',
  again: 'Try again',
  /** Spoken when they have come. */
  count: { none: 'No current offers', one: 'One current offer', many: '{count} current offers' },
  /** Where scripts do not run: the server could not write the offers, or they can't be redeemed online. */
  withoutScript: {
    unknown: 'Current offers need JavaScript',
    unknownHint: 'Please call {phone} or write to {email} to ask about current offers.',
    redeem: 'To redeem an offer without JavaScript',
    redeemHint: 'Please call {phone} or write to {email} and mention the offer.',
  },
  /** When there is none. */
  contact: 'Contact Us',
  past: '{title} ({discount}). Ended {date}',
};

/** What a coupon says around the offer. */
export const couponWords = {
  /** On the stub. */
  coupon: 'Coupon',
  ended: 'Ended',
  lastDay: 'Last day today',
  lastDayTomorrow: 'Last day tomorrow',
  endsIn: 'Ends in {days} days',
  /** Before a date. */
  through: 'Valid through',
  /** In place of a date that is not there yet. */
  noDate: 'MM/DD/YYYY',
  onPaper: 'To redeem, call {phone} and mention this coupon when you schedule. Contractor license {license}.',
  print: 'Print {title}',
  printCoupon: 'Print Coupon {title}',
  redeem: 'Redeem {title}',
};
