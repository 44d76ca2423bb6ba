'use client';

import type { Ref } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { focusField } from '../Field/focusField.ts';
import * as css from './ErrorSummary.css.ts';

export interface Problem {
  /** Id of the field. */
  id: string;
  /** The sentence that stands at the field too. */
  message: string;
  /** Put right since: struck out, so that nothing on the page jumps while it is being filled in. */
  solved?: boolean;
}

interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields. */
  problems: readonly Problem[];
  /** Level of its heading in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** For moving the focus to it after a submit. */
  ref?: Ref<HTMLDivElement>;
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** What has to be put right before a form can be sent, with a link to each field. */
export const ErrorSummary = ({ problems, headingLevel = 3, ref }: ErrorSummaryProps) => {
  const Heading = `h${headingLevel}` as const;
  const count = words[problems.length] ?? problems.length;
  const allSolved = problems.every(({ solved }) => solved);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={css.summary}>
      <Heading className={css.title}>
        <Icon name="warning" size={24} />
        {allSolved
          ? 'All fixed: please send it again'
          : `${count} ${problems.length === 1 ? 'thing' : 'things'} to fix`}
      </Heading>
      <ul>
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
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
