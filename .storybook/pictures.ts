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

/** The scan lines of a PNG: its pixels as Chromium's fast encoder filters them, each as the difference to the one above. */
async function scanLines(png: Buffer) {
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
  const header = chunks('IHDR');
  const lines = await promisify(inflate)(chunks('IDAT'));
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  // Each line begins with one byte that names its filter.
  return { header, lines, width, height, bytesPerPixel: (lines.length / height - 1) / width };
}

/** SHA-256 of the size and the scan lines of a PNG: compression differs between processors. */
export async function hashOf(png: Buffer): Promise<string> {
  const { header, lines } = await scanLines(png);
  return createHash('sha256').update(header).update(lines).digest('hex');
}

/** A part of a picture, in px. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

type ScanLines = Awaited<ReturnType<typeof scanLines>>;

/** What differs between two pictures. */
export interface Change {
  /** The smallest region that holds all differences. Pictures of different widths differ as a whole. */
  region: Region;
  /** Of the region's pixels before and after: the same change in two pictures has the same hash. */
  hash: string;
}

/** Compares two PNGs. */
export async function changeOf(before: Buffer, after: Buffer): Promise<Change> {
  const [a, b] = await Promise.all([scanLines(before), scanLines(after)]);
  const region = regionOf(a, b);
  const hash = createHash('sha256').update(JSON.stringify([region.width, region.height]));
  for (const { lines, width, bytesPerPixel } of [a, b])
    for (let y = region.top; y < region.top + region.height; y += 1) {
      const start = y * (width * bytesPerPixel + 1) + 1 + region.left * bytesPerPixel;
      hash.update(lines.subarray(start, start + region.width * bytesPerPixel));
    }
  return { region, hash: hash.digest('hex') };
}

function regionOf(a: ScanLines, b: ScanLines): Region {
  const { width, bytesPerPixel } = b;
  const height = Math.max(a.height, b.height);
  if (a.width !== width || a.bytesPerPixel !== bytesPerPixel) return { left: 0, top: 0, width, height };
  const line = width * bytesPerPixel + 1;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const start = y * line;
    if (a.lines.subarray(start, start + line).equals(b.lines.subarray(start, start + line))) continue;
    [top, bottom] = [Math.min(top, y), y + 1];
    for (let at = 1; at < line; at += 1) {
      if (a.lines[start + at] === b.lines[start + at]) continue;
      const x = Math.floor((at - 1) / bytesPerPixel);
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    }
  }
  return { left, top, width: right - left, height: bottom - top };
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
