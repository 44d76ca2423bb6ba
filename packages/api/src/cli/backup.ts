import { backUp } from './archive/back-up.ts';
import { dataFolder, resolveUserPath, runCommand } from './run.ts';

// `npm run backup [-- FILE]` writes an archive of the data folder. The server may be running.
await runCommand(async () => {
  const now = Date.now();
  const name =
    process.argv[2] ?? `backup-${new Date(now).toISOString().replace(/:|\.\d+/g, '-')}.tar.gz`.replace('-Z', 'Z');
  const file = resolveUserPath(name);
  const { leads, files, missing } = await backUp(dataFolder('pg_dump'), file, now);
  const warnings = missing.map((each) => `Missing or damaged, and not in the backup: résumé ${each}`);
  return [`${leads} leads and ${files} résumés: ${file}`, ...warnings].join('\n');
});
