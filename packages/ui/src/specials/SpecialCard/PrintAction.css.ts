import { style } from '@vanilla-extract/css';
import { link, standalone } from '../../components/TextLink/TextLink.css.ts';

/** A link on a line of its own, also where it is a button. */
export const action = style([
  link,
  standalone,
  {
    padding: 0,
    border: 0,
    background: 'none',
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    '@media': { print: { display: 'none' } },
  },
]);
/** Prints by a script. */
export const button = style([action, { '@media': { '(scripting: none)': { display: 'none' } } }]);
