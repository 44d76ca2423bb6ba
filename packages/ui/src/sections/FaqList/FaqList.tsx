import type { Faq } from '@hvac/content/model';
import { useId } from 'react';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

interface FaqListProps {
  /** Questions and their answers, the most urgent first. */
  faqs: readonly Faq[];
  /** Heads the list where it is a part of a page. Without it the questions are headings of level 2 themselves. */
  heading?: string | undefined;
}

/** Questions in rows that open: the closed list is its own table of contents. */
export const FaqList = ({ faqs, heading }: FaqListProps) => {
  const headingId = useId();
  const rows = (
    <Accordion
      level={heading ? 3 : 2}
      items={faqs.map(({ question, answer }) => ({ title: question, content: <RichText content={answer} /> }))}
    />
  );
  if (!heading) return rows;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="l">
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        {rows}
      </Stack>
    </section>
  );
};
