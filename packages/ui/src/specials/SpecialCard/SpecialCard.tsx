'use client';

import {
  formatCalendarDate,
  isCalendarDate,
  isWebAddress,
  type CalendarDate,
  type CompanyFacts,
} from '@hvac/content/model';
import { couponWords } from '@hvac/content/words';
import { useId, useRef } from 'react';
import { fillIn, fillInElements } from '../../components/private/fillIn.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { DrawingFigure } from '../../components/private/DrawingFigure.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatCouponEnd, redeemHref, type CouponWords } from '../couponWords.ts';
import { CouponStub, type CouponTone } from './CouponStub.tsx';
import { PrintAction } from './PrintAction.tsx';
import * as css from './SpecialCard.css.ts';
import './print.css.ts';

export interface SpecialCardProps {
  /** What the coupon says. */
  special: CouponWords;
  /** The company's day: an offer whose last day is over is muted, and cannot be redeemed. */
  today: CalendarDate;
  /** Color of the stub. */
  tone?: Exclude<CouponTone, 'muted'>;
  /**
   * Level of its title in the page's outline.
   * @default 2
   */
  level?: HeadingLevel;
  /**
   * Who gives it, and on which page it is redeemed. Paper shows the phone and, as the law asks, the contractor's
   * license.
   */
  company: Pick<CompanyFacts, 'mark' | 'name' | 'phone' | 'license' | 'contactPage'>;
}

/** An offer as a coupon: to redeem online, or to cut out. */
export const SpecialCard = ({ special, today, tone = 'cooling', level = 2, company }: SpecialCardProps) => {
  const { title, description, discount, terms, expirationDate, printURL } = special;
  const coupon = useRef<HTMLElement>(null);
  const titleId = useId();
  // A half-typed day is no day.
  const lastDay = isCalendarDate(expirationDate) ? expirationDate : undefined;
  const ended = lastDay !== undefined && lastDay < today;
  const verb = ended ? couponWords.ended : couponWords.through;
  return (
    <div className={css.container}>
      <article ref={coupon} aria-labelledby={titleId} className={css.coupon}>
        <CouponStub discount={discount} tone={ended ? 'muted' : tone} note={formatCouponEnd(expirationDate, today)} />
        <div className={ended ? `${css.body} ${css.muted}` : css.body}>
          <p className={css.issuer}>
            <DrawingFigure drawing={company.mark} size="line" /> <span translate="no">{company.name}</span>
          </p>
          <Heading level={level} size="title" id={titleId}>
            {title}
          </Heading>
          <div className={css.words}>
            <Text>{description}</Text>
          </div>
          <div className={css.words}>
            <Text size="small" tone="soft">
              {terms}
            </Text>
          </div>
          <p className={css.printedOnly}>
            {fillIn(couponWords.onPaper, { phone: company.phone.display, license: company.license })}
          </p>
          <div className={css.foot}>
            <p className={css.expiry}>
              <span key={verb}>{verb}</span>{' '}
              <span className={css.date}>{lastDay ? formatCalendarDate(lastDay, 'digits') : couponWords.noDate}</span>
            </p>
            {!ended && (
              <>
                <PrintAction
                  title={title}
                  href={printURL && isWebAddress(printURL) ? printURL : undefined}
                  coupon={coupon}
                />
                <div className={`${css.redeem} ${css.notPrinted}`}>
                  <ButtonLink href={redeemHref(company.contactPage, title)} iconAfter="arrowRight">
                    {fillInElements(couponWords.redeem, { title: <VisuallyHidden>{title}</VisuallyHidden> })}
                  </ButtonLink>
                </div>
              </>
            )}
          </div>
        </div>
        <span className={css.scissors}>
          <Icon name="scissors" size={30} />
        </span>
      </article>
    </div>
  );
};
