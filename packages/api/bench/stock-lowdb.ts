import { join } from 'node:path';
import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import type { Lead } from '../src/leads/model/lead.ts';
import { median } from './load.ts';
import { storedLead, timesIn } from './stored-leads.ts';

/** lowdb as its manual shows it: one file for all records, no sync. */
async function stockStore(root: string, stored: number): Promise<Low<Lead[]>> {
  const adapter = new JSONFile<Lead[]>(join(root, `stock-${stored}.json`));
  const low = new Low(adapter, timesIn(0, stored).map(storedLead));
  await low.write();
  return low;
}

const write = (low: Low<Lead[]>) => low.update((data) => data.push(storedLead(new Date().toISOString())));

/** Median milliseconds of single writes, with so many records stored. */
export async function stockWrite(root: string, stored: number, count: number): Promise<number> {
  const low = await stockStore(root, stored);
  const times: number[] = [];
  for (let written = 0; written < count; written++) {
    const started = performance.now();
    await write(low);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Writes a second of writers that each begin the next one when the last is done. No HTTP is in it. */
export async function stockRate(root: string, stored: number, writers: number, seconds: number): Promise<number> {
  const low = await stockStore(root, stored);
  const started = performance.now();
  let written = 0;
  const writer = async () => {
    while (performance.now() - started < seconds * 1000) {
      await write(low);
      written++;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return (written * 1000) / (performance.now() - started);
}
