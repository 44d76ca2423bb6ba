import type { CompanyFacts, SentForm } from '@hvac/content/model';
import { receiptWords, sharedFormWords, type LeadFormWords } from '@hvac/content/words';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CallButton } from '../../components/private/CallButton.tsx';
import { fillIn } from '../../components/private/fillIn.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { LeadNumber, SentAnswers } from '../form/Receipt.tsx';

interface ReceiptPageProps {
  /** What was sent; undefined when it is no longer shown. */
  sent: SentForm | undefined;
  /** Texts of the form that was sent. */
  words: Pick<LeadFormWords, 'what' | 'success'>;
  company: Pick<CompanyFacts, 'phone' | 'officeHours'>;
}

/** The receipt of a form that was sent without script. */
export const ReceiptPage = ({ sent, words: { what, success }, company }: ReceiptPageProps) => (
  <Section space="snug" width="form">
    <Stack gap="l">
      <Heading level={1}>{sent ? success.title : receiptWords.title}</Heading>
      {sent ? (
        <>
          <Alert tone="success" title={success.description}>
            <LeadNumber what={what} number={sent.number} />
          </Alert>
          <Card>
            <SentAnswers groups={[{ legend: undefined, answers: [...sent.answers] }]} headingLevel={2} />
          </Card>
        </>
      ) : (
        <Text size="lead">{receiptWords.text}</Text>
      )}
      <Inline>
        <ButtonLink href={sent?.path ?? '/'} variant="secondary">
          {sent ? fillIn(sharedFormWords.another, { what }) : receiptWords.home}
        </ButtonLink>
        <CallButton phone={company.phone} variant="secondary" />
      </Inline>
    </Stack>
  </Section>
);
