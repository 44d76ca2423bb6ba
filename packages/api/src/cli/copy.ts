import { parseArgs } from 'node:util';
import { copyAll } from './archive/copy.ts';
import { CommandError, runCommand, resolveUserPath } from './run.ts';

const usage = 'Usage: npm run copy -- --from DATA_DIR --to DATABASE_URL, or the other way round';

// `npm run copy -- --from PLACE --to PLACE` copies a data folder to a database, or back. No server may be running.
await runCommand(async () => {
  const { from, to } = parseOptions();
  if (from === undefined || to === undefined) throw new CommandError(usage);
  const place = (given: string) => (URL.canParse(given) ? given : resolveUserPath(given));
  const { leads, files, missing } = await copyAll(place(from), place(to));
  const warnings = missing.map((name) => `Gone or damaged, and not copied: résumé ${name}`);
  return [`${leads} leads and ${files} files are copied.`, ...warnings].join('\n');
});

function parseOptions(): { from?: string | undefined; to?: string | undefined } {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch {
    throw new CommandError(usage);
  }
}
