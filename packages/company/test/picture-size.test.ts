import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureSize } from '@hvac/content/model';

const folder = `${import.meta.dirname}/../pictures`;

test.each(readdirSync(folder).filter((file) => file.endsWith('.svg')))('knows the size of %s', (file) => {
  const box = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(`${folder}/${file}`, 'utf8'));
  expect(pictureSize(`/pictures/${file}`)).toEqual([Number(box?.[1]), Number(box?.[2])]);
});

test('reserves 4 by 3 for other pictures', () => {
  expect(pictureSize('/pictures/another.png')).toEqual([400, 300]);
});
