import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { oneLine } from '@hvac/content/letters';
import { firstSentence, parsePersonRequest, personRequest } from '@hvac/content/model';
import * as z from 'zod/mini';
import { readConfig, type Config } from '../config.ts';
import { errorCode } from '../errors.ts';
import { erasePerson } from '../inbox/person-data.ts';
import { fullName, type Lead } from '../leads/model/lead.ts';
import { putBack } from '../ops/retention.ts';
import { openStore } from '../open-store.ts';
import { FolderInUse } from '../store/lowdb/lock.ts';
import { beforePrefix } from './archive/restore.ts';
import { readStore } from '../store/lowdb/lowdb-store.ts';
import type { Store } from '../store/store.ts';
import { CommandError, runCommand } from './run.ts';

const help = `What the office's screens do not do with leads.

  npm run -s leads -- removed                old leads that were set aside; they go for good after 30 days
  npm run -s leads -- put-back ID            brings one of them back; the server must not be running
  npm run -s leads -- erase-person PERSON    erases all that is kept about an address, a phone number or a full name; the
                                             server must not be running

Data: DATA_DIR=folder or DATABASE_URL=postgres://..., as for the server; with the latter the server may always run
`;

/** Opens the store without its lock: the server may be running. */
const openToRead = (config: Config): Promise<Store> =>
  config.databaseUrl === undefined ? readStore(config.dataDir) : openStore(config);

async function change(config: Config, work: (store: Store) => Promise<string>): Promise<string> {
  // Opening would make a folder that is missing.
  if (config.databaseUrl === undefined && !existsSync(config.dataDir)) {
    throw new CommandError(`There is no folder ${config.dataDir}. Set DATA_DIR.`);
  }
  await using store = await openStore(config).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new CommandError('The server is using the data. Stop the server first.');
  });
  return await work(store);
}

/** One line. `oneLine` removes control characters, which could manipulate the terminal. */
const describe = (lead: Lead): string =>
  [lead.submission.receivedAt, lead.entity.id, lead.kind, oneLine(fullName(lead)), oneLine(lead.entity.phone)].join(
    '  ',
  );

async function listRemoved(config: Config): Promise<string> {
  await using store = await openToRead(config);
  return (await store.listLeads({ deleted: true })).map(describe).join('\n');
}

const bringBack = (config: Config, typed: string): Promise<string> =>
  change(config, async (store) => {
    if (!(await putBack(typed.toLowerCase(), store))) throw new CommandError('No lead with this number was set aside.');
    return 'It is in the inbox again, unread. Reopen it to keep it.';
  });

async function erase(config: Config, typed: string): Promise<string> {
  const person = z.safeParse(personRequest, parsePersonRequest(typed));
  if (!person.success) throw new CommandError(`${firstSentence(person.error)}.`);
  return change(config, async (store) => {
    const { leads, messages, remaining, resumes } = await erasePerson(person.data, store, Date.now());
    if (remaining) throw new CommandError(`Erased ${leads} leads; ${remaining} are still there. Run it again.`);
    const erased = `Erased: ${leads} leads, ${resumes} résumés, ${messages} messages that were to go out`;
    const older = config.databaseUrl === undefined ? await readdir(config.dataDir) : [];
    const kept = older.filter((name) => name.startsWith(beforePrefix)).map((name) => `${config.dataDir}/${name}`);
    return [erased, ...kept.map((path) => `Not looked into: ${path}, from before a restore. Delete it.`)].join('\n');
  });
}

const commands = new Map<string, { needs?: 'ID' | 'PERSON'; run(config: Config, typed: string): Promise<string> }>([
  ['removed', { run: listRemoved }],
  ['put-back', { needs: 'ID', run: bringBack }],
  ['erase-person', { needs: 'PERSON', run: erase }],
]);

// A reader such as `head` closes the pipe early.
process.stdout.on('error', (error) => process.exit(errorCode(error) === 'EPIPE' ? 0 : 1));
await runCommand(async () => {
  const [name, typed = '', ...rest] = process.argv.slice(2);
  if (name === undefined || name === '--help') return help.trimEnd();
  const command = commands.get(name);
  if (!command) throw new CommandError(`There is no command ${JSON.stringify(name)}.\n\n${help}`, true);
  if (rest.length > 0 || (typed === '') === (command.needs !== undefined)) {
    throw new CommandError(`${name} needs ${command.needs ?? 'nothing'}.`, true);
  }
  return command.run(readConfig(process.env), typed);
});
