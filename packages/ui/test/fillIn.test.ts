import { expect, it } from 'vitest';
import { fillIn } from '../src/components/private/fillIn.tsx';

it.each([
  ['Rosa', 'Call Rosa (904) 555-0100'],
  ['Zoë', 'Call Zoë (904) 555-0100'],
  // Bidirectional text would show the number as 0100-555 (904).
  ['אברהם', 'Call \u2068אברהם\u2069 (904) 555-0100'],
  ['محمد', 'Call \u2068محمد\u2069 (904) 555-0100'],
  ['Bob محمد', 'Call \u2068Bob محمد\u2069 (904) 555-0100'],
])('a number beside the name %s keeps its order', (name, text) => {
  expect(fillIn('Call {name} {number}', { name, number: '(904) 555-0100' })).toBe(text);
});
