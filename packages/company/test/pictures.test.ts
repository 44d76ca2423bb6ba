import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Picture } from '@hvac/content/model';
import { loadPage } from '../src/pages.ts';
import { photos } from '../src/photos.ts';
import { canonicalPath, pagePaths } from '../src/routes.ts';

/** The pictures in a page's data, at any depth. */
const picturesIn = (value: unknown): Picture[] =>
  typeof value === 'object' && value !== null
    ? 'src' in value && 'alt' in value
      ? [value as Picture]
      : Object.values(value).flatMap(picturesIn)
    : [];

const pages = await Promise.all(pagePaths.filter((path) => canonicalPath(path) === path).map(loadPage));
const pictures = picturesIn([pages, photos]);

/** Of a drawing, or of a JPEG: the first of its markers that describe a frame has it (ITU T.81, B.2.2). */
function sizeIn(file: Buffer): [width: number, height: number] {
  if (file.readUInt16BE() !== 0xff_d8) {
    const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(String(file)) ?? [];
    return [Number(width), Number(height)];
  }
  let at = 2;
  while (!/^ff(?:c[0-3])$/.test(file.toString('hex', at, at + 2))) at += 2 + file.readUInt16BE(at + 2);
  return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
}

test('every picture has the size of its file, or is 4 by 3', () => {
  expect(pictures.length).toBeGreaterThan(100);
  const wrong = pictures.filter(({ src, size: [width, height] = [4, 3] }) => {
    const [fileWidth, fileHeight] = sizeIn(readFileSync(`${import.meta.dirname}/..${src}`));
    return fileWidth * height !== fileHeight * width;
  });
  expect(wrong).toEqual([]);
});
