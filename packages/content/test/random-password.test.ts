import { expect, test } from 'vitest';
import { randomPassword } from '../src/model/office/team.ts';

test('a random password has groups of four letters and digits, none of which looks like another', () => {
  const all = Array.from({ length: 200 }, () => randomPassword(5));
  for (const password of all) expect(password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){4}$/);
  expect(new Set(all).size).toBe(all.length);
  // Each of the 32 comes up.
  expect(new Set(all.join('').replaceAll('-', '')).size).toBe(32);
});
