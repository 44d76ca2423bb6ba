import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elementRules } from './elementRules.ts';

// In the published `variables.css`: components look the same in a page without a reset. Any style of the app's own wins,
// since these are in a layer.

globalLayer('hvac');
const base = globalLayer({ parent: 'hvac' }, 'base');
/** Each class of the package begins so: see vite.config.ts. */
const ours = '[class*="hvac-"]';

for (const [selectors, rule] of Object.entries(elementRules))
  for (const selector of selectors.split(', ')) {
    const [, element = '', rest = ''] = /^(\*|\w+)(.*)$/.exec(selector) ?? [];
    const own = element === '*' ? ours : `${element}${ours}`;
    globalStyle(`:where(${own}, ${ours} ${element})${rest}`, { '@layer': { [base]: rule } });
  }
globalStyle(`:where(a${ours}, ${ours} a)`, { '@layer': { [base]: { textUnderlineOffset: '3px' } } });
// The outermost element of a component; what is in it inherits the font and the color, or has its own.
globalStyle(`:where(${ours}:not(${ours} *))`, {
  '@layer': {
    [base]: {
      color: vars.color.text,
      fontFamily: vars.font.text,
      fontSize: vars.fontSize.body,
      lineHeight: vars.lineHeight.body,
    },
  },
});
