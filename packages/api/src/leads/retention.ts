import type { Log } from '../log.ts';
import { describeError } from '../log.ts';
import type { Store } from '../store/port.ts';
import type { LeadKind } from './lead-kind.ts';
import { leadKinds } from './lead-kinds.ts';

const day = 24 * 60 * 60 * 1000;

/** Days for which a file waits for its record: time enough to put a restored file of records back. */
const strayDays = 7;

/** How long leads are kept, in days. */
export type RetentionDays = Readonly<Record<LeadKind['keptAs'], number>>;

interface RetentionDeps {
  store: Store;
  days: RetentionDays;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/**
 * Removes the leads whose time is over with all that belongs to them, and files that no record names.
 * @throws {StoreUnavailable} when some are still there
 */
async function sweep({ store, days, now, log }: RetentionDeps): Promise<void> {
  const removed = { leads: 0, resumes: 0 };
  for (const { collection, keptAs } of leadKinds) {
    const ids = new Set<string>();
    const query = { collections: [collection], to: now() - days[keptAs] * day };
    for await (const { record } of store.findLeads(query)) ids.add(record.entity.id);
    const { leads, resumes } = await store.removeLeads(collection, ids);
    removed.leads += leads;
    removed.resumes += resumes;
  }
  removed.resumes += await removeStrays(store, now() - strayDays * day);
  if (removed.leads + removed.resumes > 0) log.info(removed, 'Removed what was kept long enough');
}

/** The name of a kept file begins with its day. What else lies in the folder is not ours to remove. */
const generatedName = /^\d{4}-\d\d-\d\d-[0-9a-f-]{36}\.[a-z]+$/;

/** Removes files that were to get a record before this time, and have none. */
async function removeStrays(store: Store, before: number): Promise<number> {
  const last = new Date(before).toISOString().slice(0, 10);
  const names = (await store.fileNames('resumes')).filter((name) => generatedName.test(name));
  const strays = new Set(names.filter((name) => name.slice(0, 10) < last));
  if (strays.size === 0) return 0;
  for (const kind of leadKinds) {
    if (!kind.resume) continue;
    for await (const { intake } of store.leads(kind.collection)) if (intake.resume) strays.delete(intake.resume.file);
  }
  if (strays.size > 0) await store.removeFiles('resumes', [...strays]);
  return strays.size;
}

/**
 * Sweeps now and once a day.
 * @returns ends it, and waits for the sweep that is under way
 */
export function sweepDaily(deps: RetentionDeps): () => Promise<void> {
  const run = () =>
    sweep(deps).catch((error: unknown) => deps.log.error(describeError(error), 'Old leads could not be removed'));
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, day);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
