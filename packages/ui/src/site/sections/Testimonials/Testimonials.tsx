import type { TestimonialList } from '@hvac/content/model';
import { useId } from 'react';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { evenColumns } from '../../../components/layout/AutoGrid/evenColumns.ts';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { figure, list, more as moreLine, quote as quoteBox, source } from './Testimonials.css.ts';

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
            {items.map(({ quote, name, place, sample, confirmedBy }) => (
              <Card key={name} as="li" padding="snug">
                <figure className={figure}>
                  <blockquote className={quoteBox}>{quote}</blockquote>
                  <figcaption className={source}>
                    <span>
                      <strong>{name}</strong>, {place}
                    </span>
                    {sample && !confirmedBy && <Badge>Sample review</Badge>}
                    {more && (
                      <span className={moreLine}>
                        <TextLink href={more.href} standalone iconAfter="arrowRight">
                          {more.label}
                        </TextLink>
                      </span>
                    )}
                  </figcaption>
                </figure>
              </Card>
            ))}
          </AutoGrid>
        </div>
      </Stack>
    </Section>
  );
};
