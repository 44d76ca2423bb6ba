'use client';

import { counterWords } from '@hvac/content/words';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { fillIn } from '../../components/private/fillIn.tsx';
import { formatNumber } from '../../components/private/formatNumber.ts';
import { counter, tooLong } from './TextAreaField.css.ts';

interface CounterProps {
  /** Id of the count, which describes the text area. */
  id: string;
  /** How many characters the field takes. */
  maximum: number;
  /** Length of the text that the area begins with. */
  initialLength: number;
  /** What it says. */
  words?: typeof counterWords | undefined;
  /** The text area. */
  children: ReactNode;
}

/** Spoken at a few thresholds only: a count after every key would drown what is typed. */
const spoken = (left: number, words: typeof counterWords) => {
  if (left < 0) return words.tooLong;
  const threshold = [0, 20, 50, 100].find((step) => left <= step);
  return threshold === undefined ? '' : fillIn(words.left, { count: threshold });
};

/** Counts the characters of the text area in it, also after a reset of its form. */
export const Counter = ({ id, maximum, initialLength, words = counterWords, children }: CounterProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(initialLength);
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    const read = () => setLength(area?.value.length ?? 0);
    // The event comes before the form is emptied.
    const readLater = () => queueMicrotask(read);
    read();
    area?.addEventListener('input', read);
    area?.form?.addEventListener('reset', readLater);
    return () => {
      area?.removeEventListener('input', read);
      area?.form?.removeEventListener('reset', readLater);
    };
  }, []);
  return (
    <div ref={box}>
      {children}
      <p id={id} className={length > maximum ? `${counter} ${tooLong}` : counter}>
        {fillIn(words.count, { length: formatNumber(length), maximum: formatNumber(maximum) })}
      </p>
      <VisuallyHidden role="status">{spoken(maximum - length, words)}</VisuallyHidden>
    </div>
  );
};
