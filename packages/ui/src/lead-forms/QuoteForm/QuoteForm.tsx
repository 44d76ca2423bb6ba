'use client';

import { quoteForm, quoteTypes, toQuotePayload } from '@hvac/content/model';
import { quoteFormWords, type QuoteFormWords } from '@hvac/content/words';
import type { LeadFormPlace } from '../form/LeadForm.tsx';
import { ServiceForm } from '../form/ServiceForm.tsx';

interface QuoteFormProps extends LeadFormPlace<QuoteFormWords> {
  /** The city of the page: the office reads it first. */
  city: string;
  /** Label of its button, such as "Get my free quote". */
  send: string;
}

/** Asks for a price in a city: of a new system, unless the visitor says that something is broken. */
export const QuoteForm = ({
  id = 'quote-form',
  city,
  send,
  words = quoteFormWords(send),
  ...place
}: QuoteFormProps) => (
  <ServiceForm
    {...place}
    id={id}
    words={words}
    schema={quoteForm}
    types={quoteTypes}
    initialType={quoteTypes[0]}
    toPayload={(values) => toQuotePayload(values, city)}
  />
);
