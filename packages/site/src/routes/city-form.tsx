import { company, quoteWords } from '@hvac/company';
import { QuoteForm, UiProvider } from '@hvac/ui/lead-forms';
import { queryClient } from '../api/query-client.ts';

export interface CityFormProps {
  /** The city of the page. */
  city: string;
}

/** The form of the pages about a city. */
export const CityForm = ({ city }: CityFormProps) => (
  <UiProvider client={queryClient}>
    <QuoteForm city={city} send={quoteWords.send} company={company} labelledBy="quote-title" />
  </UiProvider>
);
