import { restore } from './archive/restore.ts';
import { CommandError, dataFolder, resolveUserPath, runCommand } from './run.ts';

// `npm run restore -- FILE [--replace]` restores a backup to the data folder.
await runCommand(async () => {
  const given = process.argv.slice(2);
  const [file, ...others] = given.filter((each) => each !== '--replace');
  if (file === undefined || others.length > 0) {
    throw new CommandError('Usage: npm run restore -- FILE [--replace]');
  }
  const replaces = given.includes('--replace');
  const dataDir = dataFolder('pg_restore');
  const { createdAt, files, movedTo } = await restore(resolveUserPath(file), dataDir, replaces, Date.now());
  const aside = movedTo === undefined ? '' : `\nWhat was there is now in ${movedTo}`;
  return `The backup of ${createdAt} is in ${dataDir}: ${files} files, every one checked.${aside}`;
});
