import { readEnvironment } from '../config.ts';
import { restore, restoreDatabase } from './archive/restore.ts';
import { CommandRefused, runCommand, typedPath } from './run.ts';

// `npm run restore -- FILE [--replace]`: puts a backup in the place of the data folder, or into an empty database.
await runCommand(async () => {
  const given = process.argv.slice(2);
  const [file, ...others] = given.filter((each) => each !== '--replace');
  if (file === undefined || others.length > 0) {
    throw new CommandRefused('Say which: npm run restore -- FILE [--replace]');
  }
  const { dataDir, databaseUrl } = readEnvironment(process.env);
  if (databaseUrl !== undefined) {
    const { createdAt, leads, files } = await restoreDatabase(typedPath(file), databaseUrl);
    return `The backup of ${createdAt} is in the database: ${leads} leads and ${files} résumés, every one compared.`;
  }
  const { manifest, movedTo } = await restore(typedPath(file), dataDir, given.includes('--replace'), Date.now());
  const aside = movedTo === undefined ? '' : `\nWhat was there is now in ${movedTo}`;
  return `The backup of ${manifest.createdAt} is in ${dataDir}: ${manifest.files.length} files, every one checked.${aside}`;
});
