import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { OperatorError } from '../errors.ts';
import type { Lead } from '../leads/model/lead.ts';
import { openStore } from '../open-store.ts';
import { eachLead } from '../store/each-lead.ts';
import { leadsFolder } from '../store/lowdb/months.ts';
import { settingNames, type Store } from '../store/store.ts';
import { tables, type TableName } from '../store/tables.ts';
import { UsageError, counted, resolveUserPath, runCommand } from './run.ts';

export interface Copied {
  leads: number;
  files: number;
  /** Names of missing or damaged files. Their leads are copied without them. */
  missing: string[];
}

/** Leads written at a time, so that they share one sync. */
const batchSize = 50;
/** Sessions are not copied: an ended one must not come back. */
const tableNames = (Object.keys(tables) as TableName[]).filter((name) => name !== 'sessions');

/** All leads, soft-deleted ones too. */
export async function* everyLead(store: Pick<Store, 'listLeads'>): AsyncGenerator<Lead> {
  for (const deleted of [false, true]) yield* eachLead({ deleted }, store);
}

/**
 * Copies all data of one store into an empty one.
 * @param from a data folder, or the URL of a database
 * @param to the same
 * @throws {OperatorError} when the source has no leads, or the target is not empty
 */
export async function copyAll(from: string, to: string): Promise<Copied> {
  // Opening a mistyped folder would make it.
  if (!isDatabase(from) && !existsSync(join(from, leadsFolder)))
    throw new OperatorError(`There are no leads in ${from}.`);
  await using source = await openAt(from);
  await using target = await openAt(to);
  if (!(await isEmpty(target))) {
    const place = isDatabase(to) ? 'The database' : to;
    throw new OperatorError(`${place} is not empty. Copy into a new one: nothing is overwritten.`);
  }
  const copied = await copyLeads(source, target);
  for (const name of tableNames) {
    const rows = await source.rows(name);
    if (rows.length > 0) await target.updateRows<TableName, void>(name, () => ({ rows, result: undefined }));
  }
  for (const name of settingNames) {
    const text = await source.getSetting(name);
    if (text !== undefined) await target.setSetting(name, text);
  }
  return copied;
}

const isDatabase = (place: string): boolean => /^postgres(ql)?:/.test(place);

const openAt = (place: string): Promise<Store> =>
  openStore(readConfig(isDatabase(place) ? { DATABASE_URL: place } : { DATA_DIR: place }));

async function isEmpty(store: Store): Promise<boolean> {
  const leads = await Promise.all([false, true].map((deleted) => store.listLeads({ deleted, limit: 1 })));
  const rows = await Promise.all(tableNames.map((table) => store.rows(table)));
  const settings = await Promise.all(settingNames.map((name) => store.getSetting(name)));
  return [...leads, ...rows].every(({ length }) => length === 0) && settings.every((text) => text === undefined);
}

async function copyLeads(source: Store, target: Store): Promise<Copied> {
  const copied: Copied = { leads: 0, files: 0, missing: [] };
  const copyOne = async (lead: Lead) => {
    const { resume } = lead.submission;
    const file = resume && (await source.readFile(lead));
    const { outcome } = await target.insertLead(lead, file);
    if (outcome !== 'created') throw new OperatorError(`The lead ${lead.entity.id} is there twice.`);
    copied.leads += 1;
    if (file) copied.files += 1;
    else if (resume) copied.missing.push(resume.file);
  };
  let batch: Promise<void>[] = [];
  for await (const lead of everyLead(source)) {
    batch.push(copyOne(lead));
    if (batch.length < batchSize) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
  return copied;
}

// `npm run copy -- --from PLACE --to PLACE` copies a data folder to a database, or back. No server may be running.
if (import.meta.main) {
  await runCommand(async () => {
    const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
    if (from === undefined || to === undefined) {
      throw new UsageError('Usage: npm run copy -- --from DATA_DIR --to DATABASE_URL, or the other way round');
    }
    const place = (given: string) => (isDatabase(given) ? given : resolveUserPath(given));
    const { leads, files, missing } = await copyAll(place(from), place(to));
    const warnings = missing.map((name) => `Gone or damaged, and not copied: résumé ${name}`);
    return [`Copied ${counted(leads, 'lead')} and ${counted(files, 'résumé')}.`, ...warnings].join('\n');
  });
}
