import { describe, expect, it } from 'vitest';
import { plainText, type RichTextContent, type CityServicePageContent, type FaqPageContent } from '@hvac/content/model';
import type { Path } from '../src/paths.ts';
import { wordsOf } from './support/words-of.ts';

const faqPages: readonly (FaqPageContent<Path> & { path: Path })[] = await wordsOf('faq');

const cityServicePages: readonly (CityServicePageContent<Path> & { path: Path })[] = await wordsOf('city-service');

const page = (path: Path) => {
  const found = faqPages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`No FAQ page at ${path}`);
  return found;
};

const faqsOf = ({ groups }: FaqPageContent<Path>) => groups.flatMap(({ faqs }) => faqs);

const wordCount = (text: string) => text.trim().split(/\s+/u).length;

const linksOf = (content: RichTextContent<Path>): Path[] =>
  content
    .flatMap((block) => (block.kind === 'heading' ? [] : block.kind === 'list' ? block.items.flat() : block.text))
    .flatMap((run) => (typeof run === 'object' && 'to' in run ? [run.to] : []));

/** Every question of the site, those on the city-and-service pages too. */
const questions = [
  ...faqPages.map((faqPage) => ({ path: faqPage.path, faqs: faqsOf(faqPage) })),
  ...cityServicePages.map((city) => ({ path: city.path, faqs: city.questions })),
].flatMap(({ path, faqs }) => faqs.map((faq) => ({ path, ...faq })));

describe('FAQ pages', () => {
  it.each<[Path, string, number]>([
    ['/air-conditioning-faqs', 'Air Conditioning FAQs', 15],
    ['/hvac-faqs', 'HVAC FAQs', 20],
    ['/heating-system-faqs', 'Heating System FAQs', 15],
    ['/indoor-air-quality-faqs', 'Indoor Air Quality FAQs', 15],
  ])('%s is titled "%s" and has %i questions', (path, title, count) => {
    expect(page(path)).toMatchObject({ title });
    expect(faqsOf(page(path))).toHaveLength(count);
  });

  it.each<[Path, Path[]]>([
    ['/air-conditioning-faqs', ['/financing', '/contact-us']],
    ['/hvac-faqs', ['/contact-us']],
    ['/heating-system-faqs', ['/financing', '/contact-us']],
    ['/indoor-air-quality-faqs', ['/contact-us']],
  ])('%s links to %j', (path, targets) => {
    const links = faqsOf(page(path)).flatMap(({ answer }) => linksOf(answer));
    expect(links).toEqual(expect.arrayContaining(targets));
  });
});

describe('questions and answers', () => {
  it('have no duplicate question, ignoring case and punctuation', () => {
    const bare = questions.map(({ question }) => question.toLowerCase().replaceAll(/[^a-z0-9 ]/gu, ''));
    expect(bare.filter((question, index) => bare.indexOf(question) !== index)).toEqual([]);
  });

  it('repeat no sentence of six words or more', () => {
    const sentences = questions
      .flatMap(({ answer }) => plainText(answer).split(/(?<=[.?!:])\s+/u))
      .filter((sentence) => wordCount(sentence) >= 6);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it.each(questions.map(({ path, question, answer }) => [path, question, answer] as const))(
    '%s answers "%s" in 40 to 120 words',
    (_path, _question, answer) => {
      const words = wordCount(plainText(answer));
      expect(words).toBeGreaterThanOrEqual(40);
      expect(words).toBeLessThanOrEqual(120);
    },
  );
});

describe('metadata of FAQ pages', () => {
  it.each(faqPages.map(({ path, metadata }) => [path, metadata] as const))('%s fits a search result', (_path, meta) => {
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });

  it('has keywords where the site promises them', () => {
    expect(faqPages.filter(({ metadata }) => metadata.keywords).map(({ path }) => path)).toEqual([
      '/air-conditioning-faqs',
      '/hvac-faqs',
      '/heating-system-faqs',
    ]);
  });
});
