import { isDeepStrictEqual } from 'node:util';
import { readConfig } from '../../config.ts';
import type { Lead } from '../../leads/model/lead.ts';
import { openStore } from '../../open-store.ts';
import { eachLead } from '../../store/each-lead.ts';
import { settingNames } from '../../store/store.ts';
import type { Store } from '../../store/store.ts';
import { tables } from '../../store/tables.ts';
import type { TableName } from '../../store/tables.ts';
import { OperatorError } from '../../error-code.ts';

/** What was copied, and compared with what it was copied from. */
export interface Copied {
  leads: number;
  files: number;
  /** Names of files that leads name and that are gone or damaged. Their leads are copied without them. */
  missing: string[];
}

/** Leads that are written at a time: they share what makes them durable. */
const together = 50;
/** All leads: those that are seen, and those that were set aside. */
const everyQuery = [{}, { folder: 'deleted' }] as const;
const tableNames = Object.keys(tables) as TableName[];

/**
 * Copies all that is kept in one store into another that is empty, and reads both again to compare them.
 * @param from a data folder, or the address of a database
 * @param to the same
 * @throws {OperatorError} when the other one is not empty, or when it does not hold the same afterwards
 */
export async function copyAll(from: string, to: string): Promise<Copied> {
  const source = await openAt(from);
  try {
    const target = await openAt(to);
    try {
      await refuseUsed(target, to);
      const copied = await copyInto(target, source);
      await compare(source, target);
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Copies all that is kept in one store into another that is empty. */
export async function copyInto(target: Store, source: Store): Promise<Copied> {
  const copied = await copyLeads(source, target);
  for (const name of tableNames) await copyTable(name, source, target);
  for (const name of settingNames) {
    const text = await source.getSetting(name);
    if (text !== undefined) await target.setSetting(name, text);
  }
  return copied;
}

const openAt = (place: string): Promise<Store> =>
  openStore(readConfig(/^postgres(ql)?:/.test(place) ? { DATABASE_URL: place } : { DATA_DIR: place }));

async function refuseUsed(store: Store, name: string): Promise<void> {
  const leads = await Promise.all(everyQuery.map((query) => store.listLeads({ ...query, limit: 1 })));
  const rows = await Promise.all(tableNames.map((table) => store.rows(table)));
  const secrets = await Promise.all(settingNames.map((secret) => store.getSetting(secret)));
  if ([...leads, ...rows].every(({ length }) => length === 0) && secrets.every((text) => text === undefined)) return;
  const place = URL.canParse(name) ? 'The database' : name;
  throw new OperatorError(`${place} is not empty. Copy into a new one: nothing is overwritten.`);
}

async function copyLeads(source: Store, target: Store): Promise<Copied> {
  const copied: Copied = { leads: 0, files: 0, missing: [] };
  const copyOne = async (lead: Lead) => {
    const file = lead.intake.resume && (await source.getFile(lead));
    const { outcome } = await target.insertLead(lead, file?.outcome === 'sound' ? file.bytes : undefined);
    if (outcome !== 'created')
      throw new OperatorError(`The lead ${lead.entity.id} was not taken: its captcha was used.`);
    copied.leads += 1;
    if (file?.outcome === 'sound') copied.files += 1;
    else if (file) copied.missing.push(lead.intake.resume?.file ?? '');
  };
  for (const query of everyQuery) {
    let batch: Promise<void>[] = [];
    for await (const lead of eachLead(query, source)) {
      batch.push(copyOne(lead));
      if (batch.length < together) continue;
      await Promise.all(batch);
      batch = [];
    }
    await Promise.all(batch);
  }
  return copied;
}

async function copyTable(name: TableName, source: Store, target: Store): Promise<void> {
  const rows = await source.rows(name);
  if (rows.length > 0) await target.updateRows<typeof name, void>(name, () => ({ rows, result: undefined }));
}

const differs = () =>
  new OperatorError('The copy is not the same. Stop the servers of both, empty the new one, and copy again.');

/** Row by row, both in their order, and byte by byte. @throws {OperatorError} */
async function compare(source: Store, target: Store): Promise<void> {
  for (const query of everyQuery) {
    const others = eachLead(query, target);
    for await (const lead of eachLead(query, source)) {
      const { value: other } = await others.next();
      if (!isDeepStrictEqual(lead, other) || !(await hasSameFile(lead, source, target))) throw differs();
    }
    if (!(await others.next()).done) throw differs();
  }
  for (const name of tableNames) {
    if (!isDeepStrictEqual(await source.rows(name), await target.rows(name))) throw differs();
  }
  for (const name of settingNames)
    if ((await source.getSetting(name)) !== (await target.getSetting(name))) throw differs();
}

async function hasSameFile(lead: Lead, source: Store, target: Store): Promise<boolean> {
  if (!lead.intake.resume) return true;
  const [file, other] = await Promise.all([source.getFile(lead), target.getFile(lead)]);
  if (file.outcome !== 'sound') return other.outcome === 'gone';
  return other.outcome === 'sound' && file.bytes.equals(other.bytes);
}
