'use client';

import { errorSummaryWords } from '@hvac/content/words';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { fillIn } from '../../components/private/fillIn.tsx';
import type { Native } from '../../components/private/native.ts';
import { focusField } from '../private/focusField.ts';
import * as css from './ErrorSummary.css.ts';

export interface Problem {
  /** Id of the field. */
  id: string;
  /** The sentence that stands at the field too. */
  message: string;
  /** Put right since: struck out, so that nothing on the page jumps while it is being filled in. */
  solved?: boolean;
}

interface ErrorSummaryProps extends Native<'div', 'children' | 'title'> {
  /** What is wrong, in the order of the fields. */
  problems: readonly Problem[];
  /** Level of its heading in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** What its heading says, in place of its own words. */
  words?: typeof errorSummaryWords;
}

/** What has to be put right before a form can be sent, with a link to each field. */
export const ErrorSummary = ({
  problems,
  headingLevel = 3,
  words = errorSummaryWords,
  ...native
}: ErrorSummaryProps) => {
  const count = words.numbers[problems.length] ?? problems.length;
  const title = problems.every(({ solved }) => solved)
    ? words.solved
    : fillIn(problems.length === 1 ? words.one : words.many, { count });
  return (
    <Alert role="alert" {...native} tone="error" title={title} headingLevel={headingLevel}>
      <ul role="list">
        {problems.map(({ id, message, solved }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={solved ? `${css.link} ${css.solved}` : css.link}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {solved && <Icon name="check" size={18} weight={2.4} />}
              <span>{message}</span>
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
