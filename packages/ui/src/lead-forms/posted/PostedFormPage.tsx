import type { Phone, PostedForm } from '@hvac/content/model';
import { postedFormWords } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { fillInElements } from '../../components/private/fillIn.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { needsFileAgain, needsOnlyCaptcha, PostedFormProvider, autoFocusProps } from '../../forms/private/posted.ts';

interface PostedFormPageProps {
  /** What the browser posted, and what the server says of it. */
  posted: PostedForm;
  /** Phone number to call instead. */
  phone: Phone;
  /** The form of the page that it was posted to. */
  children: ReactNode;
}

/** What is left to do when nothing is wrong. */
function stepsLeft(posted: PostedForm): { title: string; hint: string } | undefined {
  const { lastStep, lastStepHint, lastSteps, lastStepsHint } = postedFormWords;
  if (needsOnlyCaptcha(posted)) return { title: lastStep, hint: lastStepHint };
  return needsFileAgain(posted) ? { title: lastSteps, hint: lastStepsHint } : undefined;
}

/** Title of the page: what is left to do. */
export function postedFormTitle(posted: PostedForm): string {
  if (posted.failure !== undefined) return postedFormWords.failed;
  return stepsLeft(posted)?.title ?? postedFormWords.errors;
}

/**
 * The server's answer to a form that a browser posted without script and that cannot be taken yet. It works without
 * script.
 */
export const PostedFormPage = ({ posted, phone, children }: PostedFormPageProps) => {
  const hint = stepsLeft(posted)?.hint;
  return (
    <Section space="snug" width="form">
      <Stack gap="l">
        <Heading level={1}>{postedFormTitle(posted)}</Heading>
        {posted.failure !== undefined ? (
          <Alert tone="error" title={posted.failure} {...autoFocusProps}>
            <p>
              {Object.values(posted.values).some((value) => value !== '') && postedFormWords.kept}{' '}
              {fillInElements(postedFormWords.call, {
                phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
              })}
            </p>
          </Alert>
        ) : (
          hint && <Text size="lead">{hint}</Text>
        )}
        <Card>
          <PostedFormProvider value={posted}>{children}</PostedFormProvider>
        </Card>
      </Stack>
    </Section>
  );
};
