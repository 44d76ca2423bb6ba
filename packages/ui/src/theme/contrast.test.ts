import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { tokens } from './tokens.ts';

const { color } = tokens;

test('black on white has the largest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

/** Text and the surfaces that it stands on in the components. */
const texts = [
  ['text', 'page'],
  ['text', 'band'],
  ['text', 'selectedWash'],
  ['textLead', 'page'],
  ['textLead', 'skyTop'],
  ['textSoft', 'page'],
  ['textSoft', 'band'],
  ['link', 'page'],
  ['link', 'band'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['actionText', 'page'],
  ['actionText', 'card'],
  ['actionText', 'warmWash'],
  ['onDark', 'dark'],
  ['onDarkSoft', 'dark'],
  ['onDarkMuted', 'dark'],
  ['text', 'cooling'],
  ['coolingText', 'coolingWash'],
  ['text', 'heating'],
  ['heatingText', 'heatingWash'],
  ['star', 'page'],
  ['error', 'card'],
  ['error', 'errorField'],
  ['errorStrong', 'errorWash'],
] as const;

describe('text reaches 4.5 (WCAG 1.4.3)', () => {
  test.each(texts)('%s on %s', (text, surface) => {
    expect(contrast(color[text], color[surface])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('borders and focus rings reach 3 (WCAG 1.4.11)', () => {
  test.each([
    ['field', 'card'],
    ['error', 'card'],
    ['focus', 'page'],
    ['focus', 'action'],
    ['focusOnDark', 'dark'],
    ['selected', 'selectedWash'],
  ] as const)('%s beside %s', (edge, surface) => {
    expect(contrast(color[edge], color[surface])).toBeGreaterThanOrEqual(3);
  });
});
