import type { SharedFormWords } from '@hvac/content/words';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { fillIn } from '../../components/private/fillIn.tsx';
import { LeadNumber } from './LeadNumber.tsx';
import { SentAnswers } from './SentAnswers.tsx';
import type { AnswerGroup } from './answers.ts';
import * as css from './Receipt.css.ts';

interface ReceiptProps {
  /** What became of the form, in a few words. */
  title: string;
  /** Number of the lead, to quote on the phone; none when the server's answer was not understood. */
  number: string | undefined;
  /** What was sent. */
  groups: readonly AnswerGroup[];
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** What was sent, in a word: "request". */
  what: string;
  /** What all lead forms say. */
  words: SharedFormWords;
  /** The visitor has more to send. */
  onAnother: () => void;
  /** Ref of the title's place, which takes the focus. */
  ref: Ref<HTMLDivElement>;
  /** What happens now. */
  children: ReactNode;
}

/** Stands in the place of a form that was sent: what was sent, under which number, and what happens now. */
export const Receipt = ({
  title,
  number,
  groups,
  headingLevel,
  what,
  words,
  onAnother,
  ref,
  children,
}: ReceiptProps) => (
  <div className={css.receipt}>
    <div role="status">
      <Alert ref={ref} tone="success" title={title}>
        {children}
        {number && <LeadNumber what={what} number={number} text={words.number} />}
      </Alert>
    </div>
    <SentAnswers groups={groups} headingLevel={headingLevel} title={words.sent} />
    <div>
      <Button variant="secondary" onClick={onAnother}>
        {/* One text: translated apart, the two words would say something else. */}
        {fillIn(words.another, { what })}
      </Button>
    </div>
  </div>
);
