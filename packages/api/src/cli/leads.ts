import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { oneLine } from '@hvac/content/letters';
import { firstSentence, parsePersonRequest, personRequest } from '@hvac/content/model';
import * as z from 'zod/mini';
import { readConfig, type Config } from '../config.ts';
import { OperatorError, errorCode } from '../errors.ts';
import { erasePerson } from '../inbox/person-data.ts';
import { fullName, type Lead } from '../leads/model/lead.ts';
import { putBack } from '../ops/retention.ts';
import { openStore } from '../open-store.ts';
import { FolderInUse } from '../store/lowdb/lock.ts';
import { readStore } from '../store/lowdb/lowdb-store.ts';
import type { Store } from '../store/store.ts';
import { beforePrefix } from './restore.ts';
import { UsageError, counted, runCommand } from './run.ts';

const help = `What the office's screens do not do with leads.

  npm run -s leads -- removed                old leads that were set aside; they go for good after 30 days
  npm run -s leads -- put-back ID            brings one of them back; the server must not be running
  npm run -s leads -- erase-person PERSON    erases all that is kept about an address, a phone number or a full name; the
                                             server must not be running

Data: DATA_DIR=folder or DATABASE_URL=postgres://..., as for the server; with the latter the server may always run`;

/** Opens the store without its lock: the server may be running. */
const openToRead = (config: Config): Promise<Store> =>
  config.databaseUrl === undefined ? readStore(config.dataDir) : openStore(config);

async function openToChange(config: Config): Promise<Store> {
  // Opening would make a folder that is missing.
  if (config.databaseUrl === undefined && !existsSync(config.dataDir)) {
    throw new OperatorError(`There is no folder ${config.dataDir}. Set DATA_DIR.`);
  }
  return openStore(config).catch((error: unknown) => {
    throw error instanceof FolderInUse
      ? new OperatorError('The server is using the data. Stop the server first.')
      : error;
  });
}

/** One line. `oneLine` removes control characters, which could manipulate the terminal. */
const describe = ({ kind, entity, submission }: Lead, name: string): string =>
  [submission.receivedAt, entity.id, kind, oneLine(name), oneLine(entity.phone)].join('  ');

async function listRemoved(config: Config): Promise<string> {
  await using store = await openToRead(config);
  return (await store.listLeads({ deleted: true })).map((lead) => describe(lead, fullName(lead))).join('\n');
}

async function bringBack(config: Config, id: string): Promise<string> {
  await using store = await openToChange(config);
  if (!(await putBack(id.toLowerCase(), store))) throw new OperatorError('No lead with this number was set aside.');
  return 'It is in the inbox again, unread. Reopen it to keep it.';
}

async function erase(config: Config, typed: string): Promise<string> {
  const person = z.safeParse(personRequest, parsePersonRequest(typed));
  if (!person.success) throw new OperatorError(`${firstSentence(person.error)}.`);
  await using store = await openToChange(config);
  const { leads, messages, remaining, resumes } = await erasePerson(person.data, store, Date.now());
  const erased = `Erased ${counted(leads, 'lead')}, ${counted(resumes, 'résumé')} and ${counted(messages, 'unsent message')}`;
  if (remaining) throw new OperatorError(`${erased}. ${counted(remaining, 'lead')} could not be erased: run it again.`);
  const names = config.databaseUrl === undefined ? await readdir(config.dataDir) : [];
  const older = names.filter((name) => name.startsWith(beforePrefix)).map((name) => join(config.dataDir, name));
  return [`${erased}.`, ...older.map((path) => `Not looked into: ${path}, from before a restore. Delete it.`)].join(
    '\n',
  );
}

const commands = new Map<string, { needs?: 'ID' | 'PERSON'; run(config: Config, typed: string): Promise<string> }>([
  ['removed', { run: listRemoved }],
  ['put-back', { needs: 'ID', run: bringBack }],
  ['erase-person', { needs: 'PERSON', run: erase }],
]);

// A reader such as `head` closes the pipe early.
process.stdout.on('error', (error) => process.exit(errorCode(error) === 'EPIPE' ? 0 : 1));
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [name, typed = '', ...rest] = positionals;
  if (name === undefined || values.help === true) return help;
  const command = commands.get(name);
  if (!command) throw new UsageError(`There is no command ${JSON.stringify(name)}.\n\n${help}`);
  if (rest.length > 0 || (typed === '') === (command.needs !== undefined)) {
    throw new UsageError(`${name} needs ${command.needs ?? 'nothing'}.`);
  }
  return command.run(readConfig(process.env), typed);
});
