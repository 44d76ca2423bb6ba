import { describe, expect, it } from 'vitest';
import type { CityPageContent, PageSection, RichTextContent } from '@hvac/content/model';
import { articleTexts, sectionTexts } from './support/article-texts.ts';
import { wordsOf } from './support/words-of.ts';

const cities: readonly CityPageContent[] = await wordsOf('city');

/** Largest share of five-word runs that two pages may have in common. */
const limit = 0.3;
const runLength = 5;

/** What was written for the page: everything but the template's labels, the service names, places and ZIP codes. */
function pageTexts(page: CityPageContent): string[] {
  const notes = [page.cooling, page.heating, page.airQuality ?? [], page.additional ?? []].flat();
  return [
    page.metadata.description,
    page.picture.alt,
    page.tagline,
    ...Object.values(page.tiles),
    ...articleTexts(page.intro),
    ...articleTexts(page.home),
    ...notes.map(({ note }) => note),
    page.drive,
    ...(page.sections ?? []).flatMap(sectionTexts),
  ];
}

/** Every run of five words in the texts; a run never reaches from one text into the next. */
function runs(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
      return words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' '));
    }),
  );
}

/** The share of the shorter page's runs that the other page has too. */
function sharedRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  const common = [...short].filter((run) => long.has(run)).length;
  return short.size === 0 ? 0 : common / short.size;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Pairs of pages that have too much in common, the worst first. */
function tooSimilar(pages: readonly CityPageContent[], most: number): string[] {
  const read = pages.map((page) => ({ city: page.city, runs: runs(pageTexts(page)) }));
  return read
    .flatMap((one, at) =>
      read
        .slice(at + 1)
        .map((other) => ({ pair: `${one.city} and ${other.city}`, share: sharedRuns(one.runs, other.runs) })),
    )
    .filter(({ share }) => share > most)
    .toSorted((one, other) => other.share - one.share)
    .map(({ pair, share }) => `${pair} share ${percent(share)} of their five-word runs`);
}

/** The page of a city as a mail merge would write it: another page with the name changed. */
function renamed(page: CityPageContent, city: string): CityPageContent {
  return JSON.parse(JSON.stringify(page).replaceAll(page.city, city)) as CityPageContent;
}

describe('city pages', () => {
  it('are written for their city: no two share more than 30% of their five-word runs', () => {
    expect(cities.length).toBeGreaterThan(1);
    expect(tooSimilar(cities, limit)).toEqual([]);
  });

  it('have no sentence in common', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const page of cities) {
      const sentences = pageTexts(page).flatMap((text) => text.split(/(?<=[.?!:])\s+/));
      for (const sentence of new Set(sentences.map((text) => text.toLowerCase()))) {
        const first = seen.get(sentence);
        if (first) repeated.push(`${first} and ${page.city}: ${sentence}`);
        else seen.set(sentence, page.city);
      }
    }
    expect(repeated).toEqual([]);
  });
});

describe('the comparison', () => {
  it('reads the sections of a page: its text and its lists', () => {
    const [page] = cities as [CityPageContent];
    const body: RichTextContent = [{ kind: 'paragraph', text: ['Board up, or ', { text: 'call us', to: '/contact' }] }];
    const items = [{ name: 'Before', note: 'Switch the unit off.' }];
    const sections: PageSection[] = [
      { kind: 'lists', heading: 'Storm season', body, lists: [{ marker: 'checks', items }] },
    ];
    const added = ['Board up, or call us', 'Before', 'Switch the unit off.'];
    expect(pageTexts({ ...page, sections })).toEqual([...pageTexts({ ...page, sections: [] }), ...added]);
  });

  it('reports the pair and the share when only the city’s name differs', () => {
    for (const page of cities) {
      const [finding] = tooSimilar([page, renamed(page, 'Anytown')], limit);
      expect(finding).toMatch(new RegExp(`^${page.city} and Anytown share (8|9|10)\\d(\\.\\d)?`));
    }
  });

  it('compares with the shorter page, so that padding hides nothing', () => {
    const short = runs(['one two three four five six']);
    const long = runs(['one two three four five six', 'a b c d e f g h i j k l m n o p']);
    expect([short.size, sharedRuns(short, long), sharedRuns(long, short)]).toEqual([2, 1, 1]);
  });

  it('does not count word runs across texts', () => {
    expect([...runs(['one two three', 'four five'])]).toEqual([]);
  });
});
