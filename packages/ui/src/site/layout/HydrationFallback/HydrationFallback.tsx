import type { Phone } from '@hvac/content/model';
import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { fallback } from './HydrationFallback.css.ts';

interface HydrationFallbackProps {
  /** Phone number to call instead. */
  phone: Phone;
}

/**
 * Hidden until the inline script finds that the page's code did not load. It removes `hidden`, and `data-again` retries.
 */
export const HydrationFallback = ({ phone }: HydrationFallbackProps) => (
  <div role="alert" data-not-ready="" hidden className={fallback}>
    <p>
      Part of this page didn’t load.{' '}
      <Button variant="quiet" data-again="">
        Try again
      </Button>{' '}
      or call <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>.
    </p>
  </div>
);
