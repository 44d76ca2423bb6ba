import { readConfig } from '../config.ts';
import { backUp } from './archive/back-up.ts';
import { runCommand, resolveUserPath } from './run.ts';

// `npm run backup [-- FILE]` writes all stored data into one archive. The server may be running.
await runCommand(async () => {
  const now = Date.now();
  const name =
    process.argv[2] ?? `backup-${new Date(now).toISOString().replace(/:|\.\d+/g, '-')}.tar.gz`.replace('-Z', 'Z');
  const file = resolveUserPath(name);
  const { leads, files, missing } = await backUp(readConfig(process.env), file, now);
  const warnings = missing.map((each) => `Missing or damaged, and not in the backup: résumé ${each}`);
  return [`${leads} leads and ${files} résumés: ${file}`, ...warnings].join('\n');
});
