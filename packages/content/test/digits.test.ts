import { expect, test } from 'vitest';
import { foldDigits } from '../src/model.ts';

const tenDigits = /^\p{Nd}{10}$/u;
const digitsOf = (numberingSystem: string) =>
  new Intl.NumberFormat('en', { numberingSystem, useGrouping: false, minimumIntegerDigits: 10 }).format(123456789);
/** Systems such as Roman numerals have no decimal digits. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => tenDigits.test(digitsOf(system)));

test('there are many scripts to test', () => {
  expect(systems.length).toBeGreaterThan(50);
  expect(systems).toEqual(expect.arrayContaining(['arab', 'arabext', 'deva', 'fullwide', 'mathmono', 'thai']));
});

test.each(systems)('folds the digits of the numbering system %s', (system) => {
  expect(foldDigits(`(${digitsOf(system)})`)).toBe('(0123456789)');
});

test('changes nothing but decimal digits', () => {
  expect(foldDigits('Unit ½, 4² m, ③, Ⅳ, 一二三, 904-555-0143')).toBe('Unit ½, 4² m, ③, Ⅳ, 一二三, 904-555-0143');
});
