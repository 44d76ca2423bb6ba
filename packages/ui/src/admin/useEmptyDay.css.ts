import { globalStyle } from '@vanilla-extract/css';

// Only WebKit hangs punctuation. It writes today's date into an empty field, where others write mm/dd/yyyy.
globalStyle('input[type="date"][data-empty]:not(:focus)::-webkit-datetime-edit', {
  '@supports': { '(hanging-punctuation: first)': { opacity: 0 } },
});
