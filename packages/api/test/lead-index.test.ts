import { expect, test } from 'vitest';
import { newLeadState } from '../src/leads/lead-state.ts';
import { LeadIndex } from '../src/store/lowdb/lead-index.ts';

const at = { collection: 'notes', month: '2026-11', part: 1 };
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** A lead of a day in November with a message to the office. */
const lead = (day: number) => {
  const receivedAt = `2026-11-0${day}T12:00:00.000Z`;
  return {
    entity: { id: idOf(day), createdAt: receivedAt },
    intake: { nonce: '', digest: '', suspect: [], receivedAt, mail: 'due' as const },
  };
};

test('a walk along the messages that are due tells each once, whatever comes, goes or is sent meanwhile', () => {
  const index = new LeadIndex();
  index.add(at, [2, 3, 4, 5, 6].map(lead));
  const walk = index.mailDue();
  const next = () => walk.next().value?.id;
  expect(next()).toBe(idOf(2));
  index.add(at, [lead(1)]);
  expect(next()).toBe(idOf(3));
  index.remove([idOf(3)]);
  expect(next()).toBe(idOf(4));
  index.remove([idOf(2)]);
  index.apply([{ ...newLeadState(idOf(5)), delivery: { attempts: 1, sentAt: '2026-11-07T12:00:00.000Z' } }]);
  expect(next()).toBe(idOf(6));
  expect(next()).toBeUndefined();
  expect(Array.from(index.mailDue(), ({ id }) => id)).toEqual([1, 4, 6].map(idOf));
});

test('a lead without a proper id or time is refused', () => {
  const index = new LeadIndex();
  const good = lead(1);
  for (const bad of [
    { ...good, entity: { ...good.entity, id: 'one' } },
    { ...good, intake: { ...good.intake, receivedAt: 'soon' } },
  ])
    expect(() => index.add(at, [bad])).toThrow('wrong shape');
});
