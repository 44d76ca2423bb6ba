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

test('every picture has the size of its file, or is 4 by 3', () => {
  expect(pictures.length).toBeGreaterThan(100);
  const wrong = pictures.filter(({ src, size: [width, height] = [4, 3] }) => {
    const box = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(`${import.meta.dirname}/..${src}`, 'utf8'));
    return Number(box?.[1]) * height !== Number(box?.[2]) * width;
  });
  expect(wrong).toEqual([]);
});
