'use client';

import type { CompanyFacts, FallbackSpecial, SpecialsPage } from '@hvac/content/model';
import { specialsWords } from '@hvac/content/words';
import { useLayoutEffect, useRef } from 'react';
import { fillIn, fillInElements } from '../../components/private/fillIn.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { SpecialCards } from '../SpecialCards/SpecialCards.tsx';
import { FallbackOffers } from '../FallbackOffers/FallbackOffers.tsx';
import { useSpecials } from '../useSpecials.ts';
import { liveRegion, loading } from './SpecialsList.css.ts';

/** Keeps what has the focus where it is on the screen while what stands before it in the page changes. */
function keepFocusInPlace(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const before = focused.getBoundingClientRect().top;
  if (before < 0 || before > innerHeight) return;
  queueMicrotask(() => scrollBy({ top: focused.getBoundingClientRect().top - before, behavior: 'instant' }));
}

/** Stands where the offers will be. It goes before they come: what follows them is still where the visitor sees it. */
const Loading = ({ children }: { children: string }) => {
  useLayoutEffect(() => keepFocusInPlace, []);
  return <p className={loading}>{children}</p>;
};

export interface SpecialsListProps extends Pick<SpecialsPage, 'noOffers' | 'recent'> {
  /** Who gives the offers, and how to reach them. */
  company: CompanyFacts;
  /** Shown when the office has none. */
  fallbacks: readonly FallbackSpecial[];
  /** What it says, in place of its own words. */
  words?: typeof specialsWords;
}

/** The office's offers of today, or what stands in for them. */
export const SpecialsList = ({ company, fallbacks, noOffers, recent, words = specialsWords }: SpecialsListProps) => {
  const { status, specials, today, retry } = useSpecials();
  const statusRef = useRef<HTMLDivElement>(null);
  const phone = <TextLink href={`tel:${company.phone.dial}`}>{company.phone.display}</TextLink>;
  const shown = { today, company };
  // Counts the fallbacks while the office has no offers.
  const offers = specials.length || fallbacks.filter(({ expirationDate }) => today <= expirationDate).length;
  const { none, one, many } = words.count;
  const count = offers === 0 ? none : offers === 1 ? one : fillIn(many, { count: offers });
  const { withoutScript } = words;
  return (
    <Stack gap="xl">
      <div ref={statusRef} role="status" tabIndex={-1} className={liveRegion}>
        {status === 'loading' && <Loading>{words.loading}</Loading>}
        {status === 'ready' && <VisuallyHidden as="p">{count}</VisuallyHidden>}
      </div>
      {(status === 'loading' || offers > 0) && (
        <noscript>
          <Alert tone="info" title={status === 'loading' ? withoutScript.unknown : withoutScript.redeem}>
            <p>
              {fillInElements(status === 'loading' ? withoutScript.unknownHint : withoutScript.redeemHint, {
                phone,
                email: <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>,
              })}
            </p>
          </Alert>
        </noscript>
      )}
      {status === 'failed' && (
        <div role="alert">
          <Alert tone="error" title={words.failed}>
            <p>{fillInElements(words.failedHint, { phone })}</p>
            <div>
              <Button
                variant="secondary"
                size="compact"
                icon="refresh"
                onClick={() => {
                  // The button is removed with the notice: move the focus to where the result will be.
                  statusRef.current?.focus();
                  retry();
                }}
              >
                {words.again}
              </Button>
            </div>
          </Alert>
        </div>
      )}
      {status === 'ready' &&
        (specials.length > 0 ? (
          <SpecialCards {...shown} specials={specials} />
        ) : (
          <FallbackOffers {...shown} fallbacks={fallbacks} noOffers={noOffers} recent={recent} />
        ))}
    </Stack>
  );
};
