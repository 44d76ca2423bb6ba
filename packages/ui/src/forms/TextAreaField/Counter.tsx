'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { counter, tooLong } from './TextAreaField.css.ts';

interface CounterProps {
  /** Id of the count, which describes the text area. */
  id: string;
  maximum: number;
  /** Length of the text that the area begins with. */
  initialLength: number;
  /** The text area. */
  children: ReactNode;
}

/** Spoken at a few thresholds only: a count after every key would drown what is typed. */
const spoken = (left: number) => {
  if (left < 0) return 'The text is too long.';
  const threshold = [0, 20, 50, 100].find((step) => left <= step);
  return threshold === undefined ? '' : `At most ${threshold} characters left.`;
};

/** Counts the characters of the text area in it, also after a reset of its form. */
export const Counter = ({ id, maximum, initialLength, children }: CounterProps) => {
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
        {`${length.toLocaleString('en-US')} of ${maximum.toLocaleString('en-US')} characters`}
      </p>
      <VisuallyHidden role="status">{spoken(maximum - length)}</VisuallyHidden>
    </div>
  );
};
