import type { ReactNode } from 'react';
import { unbroken } from './unbrokenWords.css.ts';

/** A short text whose words with a hyphen, such as "tune-up", do not break at it. */
export const unbrokenWords = (text: string): ReactNode =>
  text.includes('-')
    ? text.split(/(\S*\w-\w\S*)/).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={unbroken}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
