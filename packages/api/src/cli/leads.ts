import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { errorCode } from '../errors.ts';
import { commands } from './lead-commands.ts';
import { CommandError, runCommand, resolveUserPath } from './run.ts';

const help = `The office's leads, without a browser.

  npm run -s leads -- list [filter]          one line for each lead, newest first
  npm run -s leads -- show ID                everything about one lead
  npm run -s leads -- export [filter]        a table (CSV) for spreadsheets
  npm run -s leads -- resume ID              the file of an applicant
  npm run -s leads -- export-person PERSON   everything that is kept about an address or a phone number (ZIP)
  npm run -s leads -- removed                old leads that were set aside; they go for good after 30 days
  npm run -s leads -- put-back ID            brings one of them back; the server must not be running
  npm run -s leads -- erase-person PERSON    erases all of it; the server must not be running

Filter: --view inbox|open|due|scheduled|done|spam|suspects|all
        --kind service-request|contact|referral|career-application
        --status new|contacted|scheduled|done|spam, several with commas  --unread  --q "words"  --from 2026-01-01  --to 2026-12-31
Output: --output FILE writes to a file that does not exist yet, readable by you alone
Data:   DATA_DIR=folder or DATABASE_URL=postgres://..., as for the server; with the latter the server may always run
`;

const text = { type: 'string' } as const;
const options = {
  view: text,
  kind: text,
  status: text,
  q: text,
  from: text,
  to: text,
  output: text,
  unread: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** @throws {CommandError} */
async function run(given: readonly string[]): Promise<void> {
  const { positionals, values } = parse(given);
  const [name = '', subject = '', ...rest] = positionals;
  if (values.help || given.length === 0) return void process.stdout.write(help);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(`There is no command ${JSON.stringify(name)}.\n\n${help}`, true);
  if (rest.length > 0 || (subject === '') === (command.needs !== undefined)) {
    throw new CommandError(`${name} needs ${command.needs ?? 'nothing but options'}.`, true);
  }
  const { help: _help, output: file, unread, ...filter } = values;
  const config = readConfig(process.env);
  const output = file === undefined ? process.stdout : toFile(file);
  await command.run({ config, filter: { ...filter, ...(unread && { unread: '1' }) }, subject, output });
  if (file !== undefined) await finished(output.end());
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), true);
  }
}

const toFile = (file: string) => createWriteStream(resolveUserPath(file), { flags: 'wx', mode: 0o600 });

// A reader such as `head` has seen enough.
process.stdout.on('error', (error) => process.exit(errorCode(error) === 'EPIPE' ? 0 : 1));
await runCommand(() => run(process.argv.slice(2)));
