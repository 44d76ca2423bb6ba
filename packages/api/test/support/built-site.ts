import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from './server.ts';

export const files = {
  'index.html': '<h1>Home</h1>',
  'services/index.html': '<h1>Services</h1>',
  'contact/index.html': '<h1>Contact</h1>',
  'blog/humid-air/index.html': '<h1>Humid air</h1>',
  '404.html': '<h1>404 Page Not Found</h1>',
  'assets/entry-BxY9.js': 'console.log("entry")',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
} as const;

/** A site as the build leaves it: each page in a folder of its own, compressed files beside the plain ones. */
export async function builtSite(): Promise<string> {
  const root = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
  return root;
}

/** What the build of the site leaves to write pages with. Forms and receipts are what they were given. The specials tell the day, the titles, and how often it was called. */
const writer = `
export const renderPostedForm = async (path, posted) => JSON.stringify({ path, ...posted });
export const renderReceipt = async (path, sent) => JSON.stringify(sent ?? null);
let times = 0;
export const renderSpecials = async ({ today, specials }) => {
  times += 1;
  if (!specials) return \`<h1>\${today} | cannot be read</h1>\`;
  if (specials.some(({ title }) => title === 'bad')) throw new Error('Broken part');
  return \`<h1>\${[today, ...specials.map(({ title }) => title), times].join(' | ')}</h1>\`;
};`;

/** A site with the built specials page and its renderer. */
export async function siteWith(server = writer): Promise<string> {
  const siteDir = await builtSite();
  for (const [name, text] of [
    ['specials/index.html', '<h1>As built</h1>'],
    ['.server/server.js', server],
    ['.server/package.json', '{ "type": "module" }'],
  ] as const) {
    if (text === '') continue;
    await mkdir(join(siteDir, name, '..'), { recursive: true });
    await writeFile(join(siteDir, name), text);
  }
  return siteDir;
}
