import { firstSentence, leadFilter } from '@hvac/content/model';
import { useEffect, useRef, useState } from 'react';
import { afterDelay, useSchedule } from '../../../components/schedule.ts';
import { control } from '../../../forms/Field/control.css.ts';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import * as css from './LeadFilters.css.ts';

interface SearchFieldProps {
  /** The words that are searched for. */
  value: string;
  onSearch: (words: string) => void;
}

/** Of the input: a key leads to it from everywhere. */
export const searchId = 'lead-search';

/** Rest after the last key, in ms, before a search goes out by itself. */
export const searchDelay = 400;

/** Searches when typing pauses, and at once on Enter. */
export const SearchField = ({ value, onSearch }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const schedule = useSchedule(afterDelay);
  const stopTimer = useRef<() => void>(undefined);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => () => stopTimer.current?.(), []);
  useEffect(() => {
    // Filters were cleared or somebody went back, but not while somebody is typing.
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);

  const search = () => {
    stopTimer.current?.();
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
    <div className={css.search}>
      <input
        id={searchId}
        ref={input}
        type="search"
        name="q"
        aria-label="Search"
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal && `${searchId}-refusal`}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search name, phone, any word"
        defaultValue={value}
        className={`${control} ${css.compact}`}
        onChange={() => {
          stopTimer.current?.();
          stopTimer.current = schedule(() => latest.current(), searchDelay);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search();
        }}
      />
      <div id={`${searchId}-refusal`}>
        <InlineError message={refusal} />
      </div>
    </div>
  );
};
