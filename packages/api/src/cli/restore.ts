import { readConfig } from '../config.ts';
import { restore, restoreDatabase } from './archive/restore.ts';
import { CommandError, runCommand, resolveUserPath } from './run.ts';

// `npm run restore -- FILE [--replace]` restores a backup to the data folder, or to an empty database.
await runCommand(async () => {
  const given = process.argv.slice(2);
  const [file, ...others] = given.filter((each) => each !== '--replace');
  if (file === undefined || others.length > 0) {
    throw new CommandError('Usage: npm run restore -- FILE [--replace]');
  }
  const replaces = given.includes('--replace');
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    if (replaces) {
      throw new CommandError('--replace is for a data folder. Restore into a database that no server has used yet.');
    }
    const { createdAt, leads, files } = await restoreDatabase(resolveUserPath(file), databaseUrl);
    return `The backup of ${createdAt} is in the database: ${leads} leads and ${files} résumés.`;
  }
  const { createdAt, files, movedTo } = await restore(resolveUserPath(file), dataDir, replaces, Date.now());
  const aside = movedTo === undefined ? '' : `\nWhat was there is now in ${movedTo}`;
  return `The backup of ${createdAt} is in ${dataDir}: ${files} files, every one checked.${aside}`;
});
