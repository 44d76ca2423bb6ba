import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { Shapes } from '../src/store/lowdb/shapes.ts';

const schema = z.strictObject({
  id: z.string(),
  count: z.optional(z.int()),
  notes: z.array(z.strictObject({ text: z.string(), by: z.optional(z.string()) })),
});

/** Shapes that have seen some sound rows. */
function seen(...rows: readonly unknown[]): Shapes {
  const shapes = new Shapes(schema);
  for (const row of rows) expect(shapes.isSound(row)).toBe(true);
  return shapes;
}

test.each([
  ['a name too many', { id: 'b', notes: [], extra: 1 }],
  ['a name too few', { notes: [] }],
  ['another name', { id: 'b', note: [] }],
  ['another type', { id: 2, notes: [] }],
  ['null', null],
  ['null in the place of a text', { id: null, notes: [] }],
  ['an object in the place of a list', { id: 'b', notes: { 0: { text: 'x' } } }],
  ['a list in the place of the row', ['b', []]],
  ['a name too many in a list', { id: 'b', notes: [{ text: 'x' }, { text: 'y', to: 'z' }] }],
  ['null in a list', { id: 'b', notes: [{ text: 'x' }, null] }],
])('finds a row with %s after sound ones', (_, row) => {
  const shapes = seen({ id: 'a', notes: [] }, { id: 'a', notes: [{ text: 'x' }, { text: 'y', by: 'z' }] });
  expect(shapes.isSound(row)).toBe(false);
});

test('takes rows of many shapes, in any order', () => {
  const shapes = seen({ id: 'a', notes: [] });
  const rows = [
    { id: 'b', notes: [], count: 1 },
    { count: 2, notes: [{ by: 'x', text: 'y' }], id: 'c' },
    { id: 'd', notes: [] },
  ];
  expect(rows.map((row) => shapes.isSound(row))).toEqual([true, true, true]);
});
