/**
 * The site beside its limits, in one run and behind the same server: the same page without any script, and a bare page
 * of the same text and pictures, without styles and fonts too. What our page costs more than these is what its behavior
 * and its looks cost.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Server } from '../e2e/support/server.ts';
import { type Measures, withLighthouse } from './measure.ts';

const client = join(import.meta.dirname, '../dist/client');
const paths = ['/', '/neptune-beach-hvac', '/hvac-faqs'];
const runs = Number(process.env['RUNS'] ?? 3);

const withoutScript = (html: string) =>
  html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

const bare = (html: string) =>
  withoutScript(html)
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<link rel="(?:preload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/ (?:class|style)="[^"]*"/g, '');

const siteDir = await mkdtemp(join(tmpdir(), 'limit-'));
await cp(client, siteDir, { recursive: true });

async function add(path: string, html: string): Promise<void> {
  const file = join(siteDir, path, 'index.html');
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  await writeFile(`${file}.gz`, gzipSync(html));
}

const variants = { 'without script': withoutScript, bare };
const addressOf = (path: string, name: string) =>
  `/limit-${name.replace(' ', '-')}${path === '/' ? '-home' : path.replace('/', '-')}`;

// Before the server starts, which looks for compressed files once.
for (const path of paths) {
  const html = await readFile(join(client, path, 'index.html'), 'utf8');
  for (const [name, change] of Object.entries(variants)) await add(addressOf(path, name), change(html));
}
const server = await Server.start({ SITE_DIR: siteDir });
const table: Record<string, Measures> = {};
const ratios: Record<string, Record<string, number>> = {};
const ratio = (ours: number, limit: number) => Math.round((ours / limit) * 100) / 100;

try {
  await withLighthouse(async (medians) => {
    for (const path of paths) {
      const ours = await medians(server.origin + path, runs);
      table[path] = ours;
      for (const name of Object.keys(variants)) {
        const limit = await medians(server.origin + addressOf(path, name), runs);
        table[`${path} ${name}`] = limit;
        ratios[`${path} against ${name}`] = {
          bytes: ratio(ours['total kB'], limit['total kB']),
          FCP: ratio(ours['FCP ms'], limit['FCP ms']),
          LCP: ratio(ours['LCP ms'], limit['LCP ms']),
        };
      }
    }
  });
} finally {
  await server.stop();
  await rm(siteDir, { recursive: true, force: true });
}
console.log(`Lighthouse mobile, median of ${runs}`);
console.table(table);
console.table(ratios);
