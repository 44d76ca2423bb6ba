import { globalStyle } from '@vanilla-extract/css';

// WebKit, detected by hanging-punctuation, shows today's date in an empty field. Others show mm/dd/yyyy.
globalStyle('input[type="date"][data-empty]:not(:focus)::-webkit-datetime-edit', {
  '@supports': { '(hanging-punctuation: first)': { opacity: 0 } },
});
