import { firstSentence, leadFilter } from '@hvac/content/model';
import { useEffect, useRef, useState } from 'react';
import { control } from '../../../forms/Field/control.css.ts';
import { Field } from '../../../forms/Field/Field.tsx';
import { compact } from './LeadFilters.css.ts';
import { useOutsideValue } from './useOutsideValue.ts';

interface SearchFieldProps {
  /** The words that are searched for. */
  value: string;
  onSearch: (words: string) => void;
}

/** Rest after the last key, in ms, before a search goes out by itself. */
const rest = 400;

/** Searches when typing pauses, and at once on Enter. */
export const SearchField = ({ value, onSearch }: SearchFieldProps) => {
  const input = useOutsideValue(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    const words = input.current?.value.trim() ?? '';
    const checked = leadFilter.safeParse({ q: words });
    setRefusal(checked.success ? undefined : firstSentence(checked.error));
    if (checked.success && words !== value) onSearch(words);
  };

  /** As of now: while the timer runs, a lead may be opened or another filter chosen. */
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  return (
    <Field id="lead-search" label="Search" error={refusal}>
      {(aria) => (
        <input
          {...aria}
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Name, phone, e-mail or any word"
          defaultValue={value}
          className={`${control} ${compact}`}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => latest.current(), rest);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') search();
          }}
        />
      )}
    </Field>
  );
};
