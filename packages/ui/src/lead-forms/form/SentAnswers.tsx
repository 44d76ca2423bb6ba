import { sharedFormWords } from '@hvac/content/words';
import { useId } from 'react';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import type { AnswerGroup } from './answers.ts';
import * as css from './Receipt.css.ts';

interface SentAnswersProps {
  groups: readonly AnswerGroup[];
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Its heading. */
  title?: string;
}

/** What was sent, as labels and texts. */
export const SentAnswers = ({ groups, headingLevel, title = sharedFormWords.sent }: SentAnswersProps) => {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading id={titleId} className={css.title}>
          {title}
        </Heading>
        {groups.map(({ legend, answers }) => (
          <Stack key={legend ?? ''} gap="s">
            {legend && <p className={css.legend}>{legend}</p>}
            <dl className={css.answers}>
              {answers.map(({ label, text }) => (
                <div key={label} className={text.length > 40 ? css.long : undefined}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.text} dir="auto" translate="no">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
      </Stack>
    </section>
  );
};
