import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import type { Width } from './viewports.ts';

export const root = resolve(import.meta.dirname, '..');
const list = resolve(import.meta.dirname, 'pictures.json');

/** Where the last run left the picture of each story: `WIDTH/STORY.png`. */
export const folder = resolve(root, 'test-results/pictures');

/** The key of a picture in the list. */
export const keyOf = (story: string, width: Width) => `${story} ${width}`;

/** The hash of each picture that is known to be right, by `STORY WIDTH`. */
export const recorded: ReadonlyMap<string, string> = new Map(
  Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>),
);

/** The hashes of this run, by `STORY WIDTH`. */
export const taken = new Map<string, string>();

/** Writes the list of hashes: a line a picture, sorted, so that a review shows which stories changed. */
export async function record(hashes: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(list, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/**
 * SHA-256 of the size and the scan lines of a PNG. Compression differs between processors; the scan lines are the pixels
 * as Chromium's fast encoder filters them, each as the difference to the one above.
 */
export async function hashOf(png: Buffer): Promise<string> {
  const chunks = (type: string) => {
    const found: Buffer[] = [];
    // After 8 bytes of signature: length, type, data, checksum.
    for (let at = 8; at < png.length;) {
      const length = png.readUInt32BE(at);
      if (png.toString('latin1', at + 4, at + 8) === type) found.push(png.subarray(at + 8, at + 8 + length));
      at += 12 + length;
    }
    return Buffer.concat(found);
  };
  const lines = await promisify(inflate)(chunks('IDAT'));
  return createHash('sha256').update(chunks('IHDR')).update(lines).digest('hex');
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Encoding for speed takes half the time of Playwright's screenshot. */
async function capture(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Takes a picture of the page and keeps it. Returns its hash, and whether it is the recorded one. */
export const takePicture: BrowserCommand<[story: string, width: Width]> = async ({ page }, story, width) => {
  const key = keyOf(story, width);
  const png = await capture(page);
  const hash = await hashOf(png);
  taken.set(key, hash);
  const path = join(folder, width, `${story}.png`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
  return { hash, isRecorded: hash === recorded.get(key) };
};
