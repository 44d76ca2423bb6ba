import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import type { AnswerGroup } from './answers.ts';
import * as css from './Receipt.css.ts';

interface ReceiptProps {
  /** The news in a few words. */
  title: string;
  /** Number of the lead, to quote on the phone; none when the server's answer was not understood. */
  number: string | undefined;
  /** What was sent. */
  groups: readonly AnswerGroup[];
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** What was sent, in a word: "request". */
  what: string;
  /** The visitor has more to send. */
  onAnother: () => void;
  /** For moving the focus to the news. */
  ref: Ref<HTMLDivElement>;
  /** What happens now. */
  children: ReactNode;
}

/** Stands in the place of a form that was sent: what was sent, under which number, and what happens now. */
export const Receipt = ({ title, number, groups, headingLevel, what, onAnother, ref, children }: ReceiptProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.receipt}>
      <div role="status">
        <Alert ref={ref} tone="success" title={title}>
          {children}
          {number && (
            <p>
              {`Your ${what} number is `}
              <strong className={css.number} translate="no">
                {number}
              </strong>
              .
            </p>
          )}
        </Alert>
      </div>
      <section className={css.sent} aria-labelledby="sent-title">
        <Heading id="sent-title" className={css.title}>
          What you sent
        </Heading>
        {groups.map(({ legend, answers }) => (
          <div key={legend ?? ''} className={css.group}>
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
          </div>
        ))}
      </section>
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {/* One text: translated apart, the two words would say something else. */}
          {`Send another ${what}`}
        </Button>
      </div>
    </div>
  );
};
