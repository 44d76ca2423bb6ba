/**
 * Runs before the other scripts of package.json: installs the lockfile's packages if they are missing or outdated. With
 * --omit=dev these are the packages that build and serve the site, a third of all. Plain JavaScript without dependencies,
 * because it runs on the machine's Node before anything is installed. After that npm finds the pinned Node in
 * node_modules/.bin first.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 18)) {
  console.error(`Node ${process.versions.node} is too old: please install Node 20.18 or newer (https://nodejs.org).`);
  process.exit(1);
}

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

// npm writes this file last, so an interrupted install leaves none.
const list = 'node_modules/.package-lock.json';
const installed = existsSync(join(root, list)) ? read(list).packages : undefined;
const hasNode = existsSync(join(root, 'node_modules/node/bin/node'));
// What the tests have installed stays.
const omitsDev = process.argv.includes('--omit=dev') && !Object.values(installed ?? {}).some(({ dev }) => dev);

/** Why an install is needed; undefined when node_modules matches the lockfile. */
function missing() {
  if (!installed) return 'Nothing is installed yet';
  const outdated = Object.entries(read('package-lock.json').packages).filter(
    ([path, { version, link, optional, dev }]) => {
      if (!path.includes('node_modules/') || link || (dev && omitsDev)) return false;
      // Skips packages for other systems.
      if (optional && !installed[path]) return false;
      return installed[path]?.version !== version;
    },
  );
  if (outdated.length > 0) return `${outdated.length} of the packages in package-lock.json are missing or outdated`;
  if (!hasNode) return 'The pinned Node is missing';
  return undefined;
}

const reason = missing();
if (reason) {
  // `npm ci` would remove what a running server may still import, but brings back what is lost.
  const command = installed && hasNode ? ['install', '--no-save'] : ['ci'];
  console.log(`${reason}: running npm ${command[0]}. This takes about a minute, longer on a slow connection.`);
  // Suppresses engine warnings about the machine's Node; the tools use the pinned one.
  // With NODE_ENV=production npm omits the tests' packages unless it is told.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', omitsDev ? '--omit=dev' : '--include=dev'];
  const install = spawn('npm', [...command, ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // Without a terminal npm shows no progress.
  const progress = setInterval(() => console.log('Still installing.'), 15_000);
  const [status] = await once(install, 'close');
  clearInterval(progress);
  if (status !== 0) {
    console.error(`npm ${command[0]} failed: see its message above. Nothing else was run.`);
    process.exit(status ?? 1);
  }
}
