import type { Faq } from '@hvac/content/model';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';

interface FaqListProps {
  /** Target of links such as `#day-to-day`; names the list too. */
  id: string;
  /** Names the list. */
  heading: string;
  /** Questions and their answers, the most urgent first. */
  faqs: readonly Faq[];
}

/** Questions in rows that open: the closed list is its own table of contents. */
export const FaqList = ({ id, heading, faqs }: FaqListProps) => (
  <section aria-labelledby={id}>
    <Stack gap="m">
      <Heading level={2} size="coupon" id={id}>
        {heading}
      </Heading>
      <Accordion
        level={3}
        items={faqs.map(({ question, answer }) => ({ title: question, content: <RichText content={answer} /> }))}
      />
    </Stack>
  </section>
);
