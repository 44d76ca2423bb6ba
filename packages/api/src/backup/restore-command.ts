import { resolve } from 'node:path';
import { dataDir, runCommand, typedIn } from './command.ts';
import { BackupRefused } from './manifest.ts';
import { restore } from './restore.ts';

// `npm run restore -- FILE [--replace]`: puts a backup in the place of the data folder.
await runCommand(async () => {
  const given = process.argv.slice(2);
  const [file, ...others] = given.filter((each) => each !== '--replace');
  if (file === undefined || others.length > 0)
    throw new BackupRefused('Say which: npm run restore -- FILE [--replace]');
  const root = dataDir();
  const { manifest, movedTo } = await restore(resolve(typedIn(), file), root, given.includes('--replace'), Date.now());
  const aside = movedTo === undefined ? '' : `\nWhat was there is now in ${movedTo}`;
  return `The backup of ${manifest.createdAt} is in ${root}: ${manifest.files.length} files, every one checked.${aside}`;
});
