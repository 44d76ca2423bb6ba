import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainText, type CityServicePageContent } from '@hvac/content/model';
import { type Path, paths } from '../src/paths.ts';
import { wordsOf } from './support/words-of.ts';

const cityServicePages: readonly (CityServicePageContent & { path: Path })[] = await wordsOf('city-service');

/** In the order that the city’s own page has. */
const stAugustineZips = '32082 32259 32081 32095 32092 32084 32080 32086 32145 32033'.split(' ');

const slug = (city: string) => city.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
const serviceName = { cooling: 'Air Conditioning', heating: 'Heating', air: 'Indoor Air Quality' } as const;
const pathStart = { cooling: 'air-conditioning', heating: 'heating-system', air: 'indoor-air-quality' } as const;

describe('city-and-service pages', () => {
  it('are the eight pages of the route table', () => {
    expect(cityServicePages.map(({ path }) => path).toSorted()).toEqual(
      paths.filter((path) => /-services-.+-fl$/u.test(path) && path !== '/hvac-services-jacksonville-fl').toSorted(),
    );
  });

  it.each(cityServicePages.map((page) => [page.path, page] as const))('%s is complete', (path, page) => {
    expect(page.title).toBe(`${serviceName[page.kind]} Services in ${page.city}, FL`);
    expect(path).toBe(`/${pathStart[page.kind]}-services-${slug(page.city)}-fl`);

    const headings = page.body.filter((block) => block.kind === 'heading' && block.level === 2);
    expect([3, 4]).toContain(headings.length);
    const words = plainText(page.body.filter(({ kind }) => kind !== 'heading')).split(/\s+/u).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(500);

    expect([4, 5, 6]).toContain(page.services.length);
    expect([2, 3]).toContain(page.questions.length);
    expect(existsSync(resolve(import.meta.dirname, `..${page.picture.src}`))).toBe(true);
    expect(page.picture.alt.length).toBeGreaterThan(20);
    expect(page.related.map(({ to }) => to)).not.toContain(path);

    expect(page.metadata.title.length).toBeLessThanOrEqual(60);
    expect(page.metadata.description.length).toBeLessThanOrEqual(160);
  });

  it('link from each page of a city to its others', () => {
    for (const page of cityServicePages) {
      const others = cityServicePages.filter(({ city, path }) => city === page.city && path !== page.path);
      expect(page.related.map(({ to }) => to)).toEqual(expect.arrayContaining(others.map(({ path }) => path)));
    }
  });

  it('list the ten ZIP codes of St. Augustine, as the page of the city does', async () => {
    const pages = [...cityServicePages, ...(await wordsOf('city'))].filter(({ city }) => city === 'St. Augustine');
    expect(pages.map(({ zipCodes }) => zipCodes)).toEqual([stAugustineZips, stAugustineZips, stAugustineZips]);
  });

  it('have keywords on the one page that promises them', () => {
    expect(cityServicePages.filter(({ metadata }) => metadata.keywords).map(({ path }) => path)).toEqual([
      '/air-conditioning-services-jacksonville-fl',
    ]);
  });
});
