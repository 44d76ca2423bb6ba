import { formatCalendarDate, isCalendarDate, type HomeContent, type Special } from '@hvac/content/model';
import { proofWords } from '@hvac/content/words';
import { useId } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Review } from '../../sections/Testimonials/Review.tsx';

export interface ProofProps {
  /** Reviews, what is always offered, and the license. */
  proof: HomeContent['proof'];
  /** The office's first offer of today, in place of what is always offered. */
  special?: Pick<Special, 'title' | 'discount' | 'expirationDate'> | undefined;
}

const cardOf = ({ title, discount, expirationDate }: NonNullable<ProofProps['special']>) => ({
  title,
  text: fillIn(proofWords.offer, {
    discount,
    day: isCalendarDate(expirationDate) ? formatCalendarDate(expirationDate, 'digits') : expirationDate,
  }),
});

/** What speaks for the company: reviews, an offer, and the license with the state's register. */
export const Proof = ({ proof: { reviews, offer, license }, special }: ProofProps) => {
  const headingId = useId();
  return (
    <Section space="snug" labelledBy={headingId}>
      <Stack gap="l">
        <Inline justify="between">
          <Heading level={2} id={headingId}>
            {reviews.heading}
          </Heading>
          <TextLink href={reviews.more.href} standalone iconAfter="arrowRight">
            {reviews.more.label}
          </TextLink>
        </Inline>
        <AutoGrid maxColumns={3}>
          {reviews.items.map((review) => (
            <Review key={review.name} {...review} />
          ))}
        </AutoGrid>
        <AutoGrid as="div" maxColumns={2}>
          {[{ ...offer, ...(special && cardOf(special)) }, license].map(({ title, text, link }) => (
            <Card key={link.to} tone="band" padding="snug">
              <Inline justify="between" gap="xs">
                <div>
                  <Heading level={3}>{title}</Heading>
                  <Text size="label" tone="soft">
                    {text}
                  </Text>
                </div>
                <TextLink href={link.to} standalone iconAfter="arrowRight">
                  {link.label}
                </TextLink>
              </Inline>
            </Card>
          ))}
        </AutoGrid>
      </Stack>
    </Section>
  );
};
