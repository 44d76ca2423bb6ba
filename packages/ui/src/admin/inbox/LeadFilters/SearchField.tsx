import { limits } from '@hvac/content/model';
import { inboxWords } from '@hvac/content/words';
import { useEffect, useRef } from 'react';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { useDebounce } from '../useDebounce.ts';
import * as css from './LeadFilters.css.ts';

interface SearchFieldProps {
  /** The current search. */
  value: string;
  /** Called with the words to search for; empty for none. */
  onSearch: (query: string) => void;
}

/** Id of the input, for the keyboard shortcut that focuses it. */
export const searchId = 'lead-search';

/** Delay after the last key, in ms, before the search runs. */
export const searchDelay = 400;

/** Searches when typing pauses, and at once on Enter. */
export const SearchField = ({ value, onSearch }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Follow cleared filters and the Back button, but do not overwrite what somebody is typing.
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);

  const search = useDebounce(() => {
    const query = input.current?.value.trim() ?? '';
    if (query !== value) onSearch(query);
  }, searchDelay);

  return (
    <div className={css.search}>
      <TextField
        ref={input}
        id={searchId}
        name="q"
        type="search"
        label={inboxWords.search}
        labelHidden
        maxLength={limits.line}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={inboxWords.searchPlaceholder}
        defaultValue={value}
        onChange={search.call}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search.runNow();
        }}
      />
    </div>
  );
};
