import { resolve } from 'node:path';
import { backUp } from './back-up.ts';
import { dataDir, runCommand, typedIn } from './command.ts';

// `npm run backup [-- FILE]`: one archive of the data folder. The server may run.
await runCommand(async () => {
  const now = Date.now();
  const name =
    process.argv[2] ?? `backup-${new Date(now).toISOString().replace(/:|\.\d+/g, '-')}.tar.gz`.replace('-Z', 'Z');
  const file = resolve(typedIn(), name);
  const { leads, files, missing } = await backUp(dataDir(), file, now);
  const lost = missing === 0 ? '' : `\nNot in it: ${missing} résumés that are named by a lead, and are not there.`;
  return `${leads} leads in ${files.length} files: ${file}${lost}`;
});
