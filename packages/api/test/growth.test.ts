import { company } from '@hvac/content';
import { letterToOffice, oneLine } from '@hvac/content/letters';
import { contactPayload } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isTooComplex } from '../src/http/json-body.ts';
import { subjectOf } from '../src/leads/model/lead-view.ts';
import { mailboxOf, type Lead } from '../src/leads/model/lead.ts';
import { vocabularyOf, parseSearch } from '../src/leads/model/search.ts';
import { normalizeForComparison, findSpamSignals } from '../src/leads/spam-checks.ts';
import { parseResume, readZipDirectory } from '../src/leads/resume.ts';
import { containsWords, cachedSearchTexts } from '../src/store/lead-query.ts';
import type { Collection } from '../src/store/lowdb/collection.ts';
import { LeadIndex, matcherOf } from '../src/store/lowdb/lead-index.ts';
import { growthOf } from './support/growth.ts';
import { leadOf } from './support/leads.ts';
import { setFileHeaders, docxEntries, zip } from './support/resumes.ts';

// A promise of time is a promise of growth: twice the input costs at most thrice the work, so that nobody who sends much
// holds up everybody else. The machine's speed plays no part.
const atMost = 3;

test.each([
  ['text in quotes', (size: number) => `{"a":"${'x'.repeat(size)}"}`],
  ['escaped quotes', (size: number) => `{"a":"${'\\"'.repeat(size)}"}`],
  ['backslashes', (size: number) => `{"a":"${'\\\\'.repeat(size)}"}`],
  ['backslashes before quotes', (size: number) => `"${'\\\\\\"'.repeat(size)}`],
  ['brackets that close again', (size: number) => '[]'.repeat(size)],
  ['blanks', (size: number) => ' '.repeat(size)],
])('fault 5: a body of %s', (_name, make) => {
  const work = (size: number) => {
    const body = Buffer.from(make(size));
    return () => void isTooComplex(body);
  };
  expect(growthOf(work, 4_000)).toBeLessThan(atMost);
});

test('fault 5: more brackets than are taken cost nothing more', () => {
  const work = (size: number) => {
    const body = Buffer.alloc(size, '[');
    return () => void isTooComplex(body);
  };
  expect(growthOf(work, 10_000, 1.5)).toBeLessThan(1.5);
});

describe('fault 9: a document', () => {
  test.each([
    [
      'with many entries',
      (size: number) => zip([...docxEntries, ...Array.from({ length: size }, () => ({ name: 'a' }))]),
    ],
    ['that claims to unpack to much', (size: number) => zip([{ name: 'word/document.xml', unpacked: size * 1e5 }])],
    ['with a long comment', (size: number) => zip(docxEntries, 'PK\u0005\u0006'.repeat(size / 4))],
    ['that ends many times', (size: number) => Buffer.concat(Array.from({ length: size }, () => zip([])))],
  ])('%s', (_name, make) => {
    const work = (size: number) => {
      const bytes = make(size);
      return () => void readZipDirectory(bytes);
    };
    expect(growthOf(work, 500)).toBeLessThan(atMost);
  });

  test.each([
    ['slashes', '/'],
    ['dots', '.'],
    ['blanks', ' '],
    ['dots and blanks', '. '],
  ])('whose name is %s', (_name, part) => {
    const work = (size: number) => {
      const file = setFileHeaders(`${part.repeat(size / part.length)}x.docx`, zip(docxEntries));
      return () => void parseResume(file);
    };
    expect(growthOf(work, 1_000)).toBeLessThan(atMost);
  });
});

/** Texts that were made to keep a program busy, by what they repeat. */
const hostile = [
  ['letters', 'a'],
  ['blanks', ' '],
  ['line breaks', '\n'],
  ['dashes', '-'],
  ['digits', '1'],
  ['digits and dashes', '1-'],
  ['digits apart', '1    '],
  ['accents', 'é'],
  ['marks on one letter', '\u0301'],
  ['Khmer', 'ខ្មែរ'],
  ['emoji', '👩‍👩‍👧‍👦'],
  ['brackets', '<'],
  ['forum links', '[url'],
  ['schemes', 'http:'],
  ['hosts', 'www.'],
  ['at signs', '@'],
  ['pluses', '+'],
  ['dots', '.'],
  ['quotes', '"'],
] as const;

describe.each(hostile)('a text of %s', (_name, part) => {
  const textOf = (size: number) => part.repeat(Math.ceil(size / part.length));
  const said = (size: number) => leadOf('contact', { message: textOf(size) });

  test.each<[string, (size: number) => () => void]>([
    [
      'searched',
      (size) => {
        const lead = said(size);
        const words = parseSearch('christopher.alexander.montgomery@example.com (904) 555-0177');
        return () => {
          // A copy, because what is searched is computed once for each lead.
          const copy = { ...lead };
          matcherOf(containsWords(words))(copy);
          vocabularyOf(cachedSearchTexts(copy).text);
        };
      },
    ],
    [
      'searched for',
      (size) => {
        const lead = said(1_000);
        const typed = textOf(size);
        return () => void matcherOf(containsWords(parseSearch(typed)))(lead);
      },
    ],
    [
      'checked by its schema',
      (size) => {
        const payload = { ...samples.contact, message: textOf(size), email: textOf(size), captchaToken: 'x' };
        return () => void z.safeParse(contactPayload, payload);
      },
    ],
    [
      'looked at for marks',
      (size) => {
        const { entity } = said(size);
        return () =>
          void [findSpamSignals({ website: '', ...entity }, 0, false), normalizeForComparison(entity.message)];
      },
    ],
    [
      'an address',
      (size) => {
        const address = `${textOf(size)}@example.com`;
        return () => void mailboxOf(address);
      },
    ],
    [
      'a subject',
      (size) => {
        const lead = said(size);
        const text = textOf(size);
        return () => void [subjectOf(lead), oneLine(text)];
      },
    ],
    [
      'mailed',
      (size) => {
        const { entity, submission } = said(size);
        const facts = { company, origin: undefined };
        return () => void letterToOffice({ kind: 'contact', entity, ...submission }, facts);
      },
    ],
  ])('%s', (_how, prepare) => {
    expect(growthOf(prepare, 400)).toBeLessThan(atMost);
  });
});

test('the next letter is found without a look at all leads', () => {
  const work = (size: number) => {
    const index = new LeadIndex();
    const file = {} as Collection<Lead>;
    for (let count = 0; count < size; count++) index.put(leadOf('contact'), file);
    const waiting = leadOf('contact', {}, { mail: 'due' });
    return () => {
      index.put(waiting, file);
      expect(Array.from(index.pending('office'))).toHaveLength(1);
    };
  };
  expect(growthOf(work, 1_000, 1.5)).toBeLessThan(1.5);
});
