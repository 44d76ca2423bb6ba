import type { Faq } from '@hvac/content/model';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';

interface FaqListProps {
  /** Id for links such as `#day-to-day`; also the heading's id. */
  id: string;
  /** Heading of the list. */
  heading: string;
  /** Questions with answers, most urgent first. */
  faqs: readonly Faq[];
}

/** An accordion of questions. */
export const FaqList = ({ id, heading, faqs }: FaqListProps) => (
  <section aria-labelledby={id}>
    <Stack gap="m">
      <Heading level={2} size="title" id={id}>
        {heading}
      </Heading>
      <Accordion
        level={3}
        items={faqs.map(({ question, answer }) => ({ title: question, content: <RichText content={answer} /> }))}
      />
    </Stack>
  </section>
);
