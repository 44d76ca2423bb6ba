import type { GlobalStyleRule } from '@vanilla-extract/css';
import { pictureDimProperty } from './customProperties.ts';

/** What components expect of elements: the reset sets it for a whole page, base.css.ts for what components draw. */
export const elementRules: Readonly<Record<string, GlobalStyleRule>> = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'h1, h2, h3, h4, p, ul, ol, figure, fieldset, dl, dd': { margin: 0 },
  // Safari takes a list without markers for plain text, unless it has the role.
  '*[role="list"]': { padding: 0, listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto', filter: `var(${pictureDimProperty}, none)` },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  fieldset: { border: 0, padding: 0, minWidth: 0 },
  // A click on an element in a summary traps the Tab key there in WebKit; a click on the summary itself does not.
  'summary > *': { pointerEvents: 'none' },
};
