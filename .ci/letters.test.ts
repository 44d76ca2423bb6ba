import { expect, test } from 'vitest';
import { letterColors } from '../packages/content/src/letters/look.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

// Letters are made where the components' tokens cannot be imported.
test('letters wear the colors of the components', () => {
  expect(tokens.color).toMatchObject(letterColors);
});
