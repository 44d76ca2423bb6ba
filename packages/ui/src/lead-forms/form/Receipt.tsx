import { sharedFormWords, type LeadFormWords, type SharedFormWords } from '@hvac/content/words';
import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { fillIn, fillInElements } from '../../components/private/fillIn.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import type { AnswerGroup } from './answers.ts';
import * as css from './Receipt.css.ts';

/** What was sent, and under which number. */
export interface SentLead {
  /** To quote on the phone; none when the server's answer was not understood. */
  number: string | undefined;
  groups: readonly AnswerGroup[];
}

interface LeadNumberProps {
  /** One word for what was sent: "request". */
  what: string;
  number: string;
  words?: SharedFormWords;
}

/** The number of a lead that was sent. */
export const LeadNumber = ({ what, number, words = sharedFormWords }: LeadNumberProps) => (
  <p>
    {fillInElements(words.number, {
      what,
      number: (
        <strong className={css.number} translate="no">
          {number}
        </strong>
      ),
    })}
  </p>
);

interface SentAnswersProps {
  groups: readonly AnswerGroup[];
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  words?: SharedFormWords;
}

/** What was sent, as labels and texts. */
export const SentAnswers = ({ groups, headingLevel, words = sharedFormWords }: SentAnswersProps) => {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading id={titleId} className={css.title}>
          {words.sent}
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

interface ReceiptProps {
  lead: SentLead;
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Of the form that was sent. */
  words: LeadFormWords;
  /** The visitor has more to send. */
  onAnother: () => void;
  /** Ref of the title's place, which takes the focus. */
  ref: Ref<HTMLDivElement>;
  /** When it is read. */
  children: ReactNode;
}

/** Stands in the place of a form that was sent: what was sent, under which number, and what happens now. */
export const Receipt = ({ lead, headingLevel, words, onAnother, ref, children }: ReceiptProps) => {
  const { what, success, shared = sharedFormWords } = words;
  return (
    <div className={css.receipt}>
      <div role="status">
        <Alert ref={ref} tone="success" title={success.title}>
          <p>{success.description}</p>
          {children}
          {lead.number && <LeadNumber what={what} number={lead.number} words={shared} />}
        </Alert>
      </div>
      <SentAnswers groups={lead.groups} headingLevel={headingLevel} words={shared} />
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {/* One text: translated apart, the two words would say something else. */}
          {fillIn(shared.another, { what })}
        </Button>
      </div>
    </div>
  );
};
