import type { TestimonialList } from '@hvac/content/model';
import { useId } from 'react';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { evenColumns } from '../../../components/private/evenColumns.ts';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Review } from './Review.tsx';
import { list } from './Testimonials.css.ts';

/** Reviews by customers. Placeholder reviews are marked as samples. */
export const Testimonials = ({ heading, items, more }: TestimonialList) => {
  const headingId = useId();
  return (
    <Section space="snug" labelledBy={headingId}>
      <Stack gap="xl" align="start">
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        <div className={list}>
          <AutoGrid maxColumns={evenColumns(items.length)}>
            {items.map((review) => (
              <Review key={review.name} {...review} more={more} />
            ))}
          </AutoGrid>
        </div>
      </Stack>
    </Section>
  );
};
