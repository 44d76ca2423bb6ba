import type { Phone } from '@hvac/content/model';
import { failureWords } from '@hvac/content/words';
import { fillInElements } from '../../../components/private/fillIn.tsx';
import * as attribute from '../../../hydration/attributes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { fallback } from './HydrationFallback.css.ts';

interface HydrationFallbackProps {
  /** Phone number to call instead. */
  phone: Phone;
}

/** Hidden until the page's first script finds that code did not load. */
export const HydrationFallback = ({ phone }: HydrationFallbackProps) => (
  <div role="alert" {...{ [attribute.notReady]: '' }} hidden className={fallback}>
    <p>
      {fillInElements(failureWords.part, {
        again: (
          <Button variant="quiet" {...{ [attribute.retry]: '' }}>
            {failureWords.again}
          </Button>
        ),
        phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
      })}
    </p>
  </div>
);
