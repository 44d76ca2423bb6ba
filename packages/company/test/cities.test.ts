import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CityPageContent, ServiceNote, RichTextContent } from '@hvac/content/model';
import { cityWords } from '../src/city-words.ts';
import { areas } from '../src/navigation.ts';
import { articleTexts } from './support/article-texts.ts';
import { wordsOf } from './support/words-of.ts';
import type { Path } from '../src/paths.ts';

const cities: readonly (CityPageContent & { path: Path })[] = await wordsOf('city');

const pictures = resolve(import.meta.dirname, '..');
const names = (notes: readonly ServiceNote[] | undefined) => notes?.map(({ name }) => name);

const words = (content: RichTextContent) => articleTexts(content).join(' ').split(/\s+/).length;

describe('the city pages', () => {
  it('are the footer’s areas, in its order', () => {
    expect(cities.map(({ city, path }) => ({ label: city, to: path }))).toEqual(areas);
  });

  it('are told apart by title and description', () => {
    expect(new Set(cities.map(({ metadata }) => metadata.title)).size).toBe(cities.length);
    expect(new Set(cities.map(({ metadata }) => metadata.description)).size).toBe(cities.length);
  });

  it.each(cities)('$city has everything that the template needs', (page) => {
    expect(page.metadata.title.length).toBeLessThanOrEqual(60);
    expect(page.metadata.description.length).toBeLessThanOrEqual(160);
    expect(existsSync(`${pictures}${page.picture.src}`)).toBe(true);
    expect(page.picture.alt).not.toBe('');
    expect(words(page.intro)).toBeGreaterThanOrEqual(180);
    expect(words(page.home)).toBeGreaterThanOrEqual(90);
    expect(names(page.cooling)).toEqual([
      'Repair and diagnostics',
      'New installation',
      'Maintenance and tune-ups',
      'Emergency service',
    ]);
    expect(names(page.heating)).toEqual(['Heat pump repair', 'Installation', 'Maintenance', 'Emergency heating']);
    expect(page.neighborhoods.length).toBeGreaterThanOrEqual(4);
    expect(page.zipCodes.length).toBeGreaterThanOrEqual(1);
    for (const zip of page.zipCodes) expect(zip).toMatch(/^32[0-2]\d\d$/);
    expect(new Set(page.zipCodes).size).toBe(page.zipCodes.length);
    expect(page.nearby.length).toBeGreaterThanOrEqual(2);
    for (const path of page.nearby) {
      expect(path).not.toBe(page.path);
      expect(areas.map(({ to }) => to)).toContain(path);
    }
  });

  it.each(cities)('$city has no two sections with one heading, its own and those of all cities', (page) => {
    const sections = [...(page.sections ?? []), ...(cityWords(page).sections ?? [])];
    const headings = sections.map(({ heading }) => heading);
    expect(headings).toEqual([...new Set(headings)]);
  });

  it('have additional lists only where the template has them', () => {
    const air = ['Air purification', 'Humidity control', 'Duct cleaning', 'UV light systems'];
    const more = ['Maintenance plans', 'Energy efficiency upgrades', 'Ductwork services', '24/7 emergency service'];
    const extra = cities.filter(({ airQuality, additional }) => airQuality ?? additional);
    expect(extra.map(({ city }) => city)).toEqual(['Amelia Island', 'Jacksonville']);
    for (const page of extra) expect([names(page.airQuality), names(page.additional)]).toEqual([air, more]);
    expect(cities.flatMap(({ city, banner }) => (banner ? [`${city}: ${banner}`] : []))).toEqual([
      'Jacksonville: 24/7 emergency service available',
    ]);
  });
});
