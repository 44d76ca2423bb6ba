import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from './server.ts';

export const files = {
  'index.html': '<h1>Home</h1>',
  'services/index.html': '<h1>Services</h1>',
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
