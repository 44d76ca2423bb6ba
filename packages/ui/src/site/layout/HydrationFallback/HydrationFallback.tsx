import type { Phone } from '@hvac/content/model';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { again, fallback } from './HydrationFallback.css.ts';

interface HydrationFallbackProps {
  /** Number for those who cannot wait. */
  phone: Phone;
}

/**
 * Stands hidden on every page, for the page's first script when the code does not load that a pressed control, or the
 * page itself, needs: it takes the `hidden` of `data-not-ready` away, and a press of `data-again` is another try.
 */
export const HydrationFallback = ({ phone }: HydrationFallbackProps) => (
  <div role="alert" data-not-ready="" hidden className={fallback}>
    <p>
      Part of this page did not load.{' '}
      <button type="button" data-needs-js="" data-again="" className={again}>
        Try again
      </button>{' '}
      or call <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>.
    </p>
  </div>
);
