import { resolve } from 'node:path';
import { backUp } from './back-up.ts';
import { dataDir, runCommand, typedIn } from './command.ts';

// `npm run backup [-- FILE]`: one archive of the data folder. The server may run.
await runCommand(async () => {
  const now = Date.now();
  const name =
    process.argv[2] ?? `backup-${new Date(now).toISOString().replace(/:|\.\d+/g, '-')}.tar.gz`.replace('-Z', 'Z');
  const file = resolve(typedIn(), name);
  const { damaged, leads, files, missing } = await backUp(dataDir(), file, now);
  const told = [
    ...missing.map((each) => `Not in it, as it is gone: résumé ${each}`),
    ...damaged.map((each) => `Damaged, and in it as it is: résumé ${each}. An earlier backup may have it whole.`),
  ];
  return [`${leads} leads in ${files.length} files: ${file}`, ...told].join('\n');
});
