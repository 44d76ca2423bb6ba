import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import * as model from '../src/model.ts';

/** What JSON can hold where a form has a text: some of it cannot be compared, counted or turned into a text. */
const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1e308,
  '',
  [],
  [[]],
  {},
  { length: { toString: 0 } },
  { length: { valueOf: 0, toString: 0 } },
  { length: [] },
  { length: -1 },
  { length: 1e308 },
  { size: { toString: 0 } },
  { toString: 0 },
  { trim: 0, replace: 0, test: 0 },
  { constructor: { prototype: 0 } },
  [{ length: { toString: 0 } }],
  Object.assign([], { 0: { length: { toString: 0 } } }),
];

const isObject = (value: unknown): value is z.ZodMiniObject => value instanceof z.ZodMiniObject;
const schemas = Object.entries(model).flatMap(([name, value]) => (isObject(value) ? [{ name, schema: value }] : []));

it.each(schemas)('$name reports an issue for a value of the wrong type in any field and never throws', ({ schema }) => {
  for (const field of Object.keys(schema.shape)) {
    for (const value of odd) expect(() => z.safeParse(schema, { [field]: value })).not.toThrow();
  }
  for (const value of odd) expect(() => z.safeParse(schema, value)).not.toThrow();
});

it('the list has all request schemas', () => {
  const names = schemas.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'serviceRequestPayload',
      'contactPayload',
      'referralPayload',
      'careerApplicationPayload',
      'specialBody',
      'specialOrder',
      'leadChange',
      'leadNote',
      'personRequest',
    ]),
  );
});

const name = model.lineField({ message: 'Please enter your first name', max: 100 });

it.each([
  ['a zero-width space', '\u200b'],
  ['a Braille blank', '\u2800'],
  ['a Hangul filler', '\u3164'],
  ['joiners alone', '\u200d\u200c \u200d'],
  ['a switch of the direction', '\u202e'],
  ['marks without a letter', '\u0301\u0302'],
])('a name of %s is none', (_what, sent) => {
  expect(z.safeParse(name, sent).error?.issues[0]?.message).toBe('Please enter your first name');
});

it.each([
  ['\u202dDana\u202c', 'Dana'],
  ['Da\u200bna\ufeff', 'Dana'],
  ['D\u202eana', 'Dana'],
  ['  Zo\u00eb ', 'Zo\u00eb'],
  // A joiner inside a Persian name, and one that holds an emoji together.
  ['\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627'],
  ['\u{1f468}\u200d\u{1f527}', '\u{1f468}\u200d\u{1f527}'],
  // Vietnamese, with marks apart from their letters.
  ['Phu\u031b\u01a1\u0301ng', 'Ph\u01b0\u1edbng'],
  [`Z${'\u0300'.repeat(50)}o`, `Z${'\u0300'.repeat(6)}o`],
])('the name %j is kept as %j', (sent, kept) => {
  expect(z.parse(name, sent)).toBe(kept);
});
