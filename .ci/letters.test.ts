import { expect, test } from 'vitest';
import { letterColors } from '../packages/content/src/letters/look.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

// The content package cannot import the components' tokens, so it has copies.
test('letters have the same colors as the components', () => {
  expect(tokens.color).toMatchObject(letterColors);
});
