import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { leadKinds } from '../../../src/leads/model/lead-kinds.ts';
import { hasShape } from '../../../src/store/lowdb/shape.ts';
import { leadOf } from '../../support/leads.ts';

const schema = z.strictObject({
  id: z.uuid(),
  count: z.optional(z.int()),
  ended: z.nullable(z.string()),
  notes: z.array(z.strictObject({ text: z.string().check(z.maxLength(3)), by: z.optional(z.enum(['a', 'b'])) })),
});
const sound = { id: 'no uuid', ended: null, notes: [{ text: 'longer than three' }, { text: '', by: 'c' }] };

test('rules for what comes in are no reason to refuse what was taken', () => {
  expect(hasShape(schema, sound)).toBe(true);
  expect(hasShape(schema, { ...sound, count: 1.5 })).toBe(true);
  const { entity } = leadOf('contact', { firstName: '\u200b', phone: '1', zipCode: 'x'.repeat(100) });
  expect(z.safeParse(leadKinds.contact.entity, entity).success).toBe(false);
  expect(hasShape(leadKinds.contact.entity, entity)).toBe(true);
});

test.each([
  ['a name too many', { ...sound, extra: 1 }],
  ['a name too few', { id: 'b', notes: [] }],
  ['another type', { ...sound, id: 2 }],
  ['nothing', null],
  ['nothing in the place of a text', { ...sound, id: null }],
  ['an object in the place of a list', { ...sound, notes: { 0: { text: 'x' } } }],
  ['a list in the place of an object', ['b', []]],
  ['a name too many in a list', { ...sound, notes: [{ text: 'x', to: 'z' }] }],
  ['nothing in a list', { ...sound, notes: [null] }],
  ['another type of an optional one', { ...sound, count: '1' }],
])('%s is another shape', (_what, value) => {
  expect(hasShape(schema, value)).toBe(false);
});
