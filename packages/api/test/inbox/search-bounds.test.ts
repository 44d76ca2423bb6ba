import { expect, onTestFinished, test, vi } from 'vitest';
import { parseSearch, widenSearch } from '../../src/leads/model/search.ts';
import { eachLead } from '../../src/store/each-lead.ts';
import { LeadIndex } from '../../src/store/lowdb/lead-index.ts';
import { heapGrowth } from '../support/heap.ts';
import { leadOf } from '../support/leads.ts';

const letters = Array.from('bcdfghjklmnpqrstvwz');

/** A made-up word for each number below 6,859. */
const wordOf = (number: number) =>
  `${letters[Math.floor(number / 361)]}a${letters[Math.floor(number / 19) % 19]}e${letters[number % 19]}`;

test('finds no typo in words beyond 30,000 of all leads, and those words as they are typed', async () => {
  const index = new LeadIndex();
  for (let lead = 0; lead < 160; lead++) {
    const words = Array.from({ length: 195 }, (_, word) => `${wordOf(lead)}${wordOf(word)}`);
    const last = { 0: 'compressor', 159: 'thermostat' }[lead] ?? '';
    index.replace([], [leadOf('contact', { message: [last, ...words].join(' ') })]);
  }
  const found = async (typed: string, isTypo: boolean) => {
    const words = parseSearch(typed);
    return (await index.list({ words: isTypo ? (widenSearch(words) ?? []) : words })).length;
  };
  // The newest leads are prepared first.
  expect(await found('thermostt', true)).toBe(1);
  expect(await found('compresor', true)).toBe(0);
  expect(await found('compressor', false)).toBe(1);
});

/** How often other work gets its turn. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await work();
  clearImmediate(next);
  return turns;
}

test('other work gets its turn while searches are prepared', async () => {
  // Each look at the clock finds a millisecond later.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
  onTestFinished(() => clock.mockRestore());
  const index = new LeadIndex();
  for (let lead = 0; lead < 100; lead++) index.replace([], [leadOf('contact')]);
  expect(await turnsDuring(() => index.prepareSearch())).toBeGreaterThanOrEqual(10);
});

test('other work gets its turn while all leads are read, such as for the table', async () => {
  const index = new LeadIndex();
  for (let lead = 0; lead < 1_000; lead++) index.replace([], [leadOf('contact')]);
  const ids = new Set<string>();
  const readAll = async () => {
    for await (const { entity } of eachLead({}, { listLeads: (query) => index.list(query) })) ids.add(entity.id);
  };
  expect(await turnsDuring(readAll)).toBeGreaterThanOrEqual(4);
  expect(ids.size).toBe(1_000);
});

test('leads that were changed and removed leave nothing in memory, though nobody searches', () => {
  const index = new LeadIndex();
  const comeAndGo = () => {
    for (let count = 0; count < 2_000; count++) {
      const lead = leadOf('contact', { id: `${count}`.padEnd(1_000) });
      const changed = { ...lead, state: { ...lead.state, unread: false } };
      index.replace([], [lead]);
      index.replace([lead], [changed]);
      index.replace([changed], []);
    }
    return index;
  };
  expect(heapGrowth(comeAndGo)).toBeLessThan(500_000);
});
