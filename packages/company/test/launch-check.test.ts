import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPoints, openSettings } from '../scripts/open-points.ts';
import * as claims from '../src/claims.ts';
import * as company from '../src/company.ts';
import * as photos from '../src/photos.ts';
import * as dates from '../src/posts/dates.ts';

const names = (modules: Iterable<object>) => openPoints(modules).map(({ kind, name }) => `${kind} ${name}`);

describe('openPoints', () => {
  it('finds placeholders, samples and contested claims, however deep they stand', () => {
    const data = {
      facts: { phone: { value: { display: '(904) 555-0142', dial: '+19045550142' }, placeholder: true } },
      pages: [{ testimonials: [{ quote: 'Quick and kind.', sample: true }] }],
      offers: [{ title: '15% off', sample: true }],
      claims: { founded: { text: 'June 15, 2010', contested: 'Home says over 25 years.' } },
      promises: { backups: { text: 'A month at most.', promise: true } },
    };
    expect(openPoints([data])).toEqual([
      { kind: 'placeholder', name: 'facts.phone', says: '(904) 555-0142' },
      { kind: 'sample', name: 'pages.0.testimonials.0', says: 'Quick and kind.' },
      { kind: 'sample', name: 'offers.0', says: '15% off' },
      {
        kind: 'contested',
        name: 'claims.founded',
        says: 'June 15, 2010',
        contradiction: 'Home says over 25 years.',
      },
      { kind: 'promise', name: 'promises.backups', says: 'A month at most.' },
    ]);
  });

  it('lets go of what somebody confirmed, and of nothing else', () => {
    const fact = { value: 'CAC1234567', placeholder: true };
    expect(names([{ license: { ...fact, confirmedBy: 'R. Whitley, 2026-11-21' } }])).toEqual([]);
    expect(names([{ license: { ...fact, confirmedBy: ' ' } }])).toEqual(['placeholder license']);
  });

  it('names a claim once that several modules show', () => {
    const claim = { text: 'top 4%', contested: 'Elsewhere top 5%.' };
    expect(names([{ claims: { rank: claim } }, { about: { rank: claim } }])).toEqual(['contested claims.rank']);
  });
});

describe('facts that only the owner knows', () => {
  it('are open until somebody confirms them: partner, brand, and the day of every article', () => {
    const open = names([company, dates]);
    for (const fact of ['financingPartner', 'equipmentBrand', 'streetAddress'])
      expect(company.companyFacts).toHaveProperty(fact);
    const confirmed = Object.values(dates.postDates).filter(({ confirmedBy }) => confirmedBy).length;
    expect(open.filter((name) => name.includes('postDates'))).toHaveLength(6 - confirmed);
  });
});

it('names each drawing that stands where a photograph should', () => {
  const drawings = Object.values(photos.photos).filter(({ confirmedBy }) => confirmedBy === undefined);
  expect(openPoints([photos]).map(({ says }) => says)).toEqual(drawings.map(({ value }) => value.src));
});

describe('npm run launch-check', () => {
  it('exits with 1 exactly while something is open, and names it', async () => {
    const script = resolve(import.meta.dirname, '../scripts/launch-check.ts');
    const { code, output } = await new Promise<{ code: number; output: string }>((done) => {
      execFile(process.execPath, ['--conditions=@hvac/source', script], (error, stdout, stderr) => {
        done({ code: Number(error?.code ?? 0), output: stdout + stderr });
      });
    });
    const open = openPoints([claims, company, dates]);
    for (const { name } of open) expect(output).toContain(`${name}: `);
    // The owner may have confirmed everything: then it says so, and this test still holds.
    expect({ code, says: /Not ready to launch: \d+ open/.test(output) }).toEqual({
      code: open.length > 0 ? 1 : code,
      says: code === 1,
    });
  });
});

it.each([
  [{}, ['PUBLIC_ORIGIN']],
  [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, ['PUBLIC_ORIGIN']],
  [{ PUBLIC_ORIGIN: 'https://www.example.com' }, ['TRUST_PROXY']],
  [{ PUBLIC_ORIGIN: 'https://www.example.com', TRUST_PROXY: '0' }, ['TRUST_PROXY']],
  [{ PUBLIC_ORIGIN: 'https://www.example.com', TRUST_PROXY: '1' }, ['HOST']],
  [{ PUBLIC_ORIGIN: 'https://www.example.com', TRUST_PROXY: '1', HOST: '0.0.0.0' }, ['HOST']],
  [{ PUBLIC_ORIGIN: 'https://www.example.com', TRUST_PROXY: '1', HOST: '127.0.0.1' }, []],
])('of the settings %j, open is %j', (environment, open) => {
  expect(openSettings(environment).map(({ name }) => name)).toEqual(open);
});
