import { readEnvironment } from '../config.ts';
import { backUp } from './archive/back-up.ts';
import { runCommand, typedPath } from './run.ts';

// `npm run backup [-- FILE]`: one archive of all that is kept, in the data folder or in the database. The server may run.
await runCommand(async () => {
  const now = Date.now();
  const name =
    process.argv[2] ?? `backup-${new Date(now).toISOString().replace(/:|\.\d+/g, '-')}.tar.gz`.replace('-Z', 'Z');
  const file = typedPath(name);
  const { leads, files, missing } = await backUp(readEnvironment(process.env), file, now);
  const told = missing.map((each) => `Not in it, as it is gone or damaged: résumé ${each}`);
  return [`${leads} leads and ${files} résumés: ${file}`, ...told].join('\n');
});
