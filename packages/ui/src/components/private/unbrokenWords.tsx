import type { ReactNode } from 'react';
import { unbroken } from './unbrokenWords.css.ts';

/** A word with a hyphen, such as "tune-up", or a city with its state, such as "Augustine, FL?". */
const together = /(\S*\w-\w\S*|\S+, [A-Z]{2}\b\S*)/;

/** A short text whose words with a hyphen do not break at it, and whose cities keep their state. */
export const unbrokenWords = (text: string): ReactNode =>
  together.test(text)
    ? text.split(together).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={unbroken}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
