import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What only one company would say: its name, its towns, its numbers, its pages and its pictures. */
const ofOneCompany = [
  /Whitley/i,
  /Jacksonville|Fernandina|Ponte Vedra|St\.? Augustine|Amelia|Florida|\bFL\b|north-east/,
  /\(904\)|904-\d{3}/,
  /['"`]\/(?:contact|privacy-policy|blog|services|specials|about|financing|careers|pictures)\b/,
  /\b(?:spot|diagram|city|slide|install)-[a-z]+/,
  /America\/|timeZone:/,
  // Paths of the API come from the model, paths of the office's screens from whoever routes them.
  /['"`]\/(?:api|admin)\/(?!$)/,
  // What a company promises, and what it calls its trade.
  /24\/7|day and night|\bHVAC\b|\bAC\b|[Ff]ree (?:[Qq]uick )?[Qq]uote|No obligation|family company|[Ii]nsured|Residential/,
];

const root = join(import.meta.dirname, '../..');
const says = (code: string) =>
  ofOneCompany.some((pattern) => pattern.test(code.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')));

describe('the package, and the words that it brings, which any company can use', () => {
  it('names no company, town, number, page or picture', () => {
    const files = globSync(['ui/src/**/*.{ts,tsx}', 'content/src/words/**/*.ts'], { cwd: root }).filter(
      (file) => !/\.(?:stories|docs|test)\.|src\/mocks\//.test(file),
    );
    expect(files).toContain('content/src/words/forms/lead-forms.ts');
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => says(readFileSync(join(root, file), 'utf8'))).toSorted()).toEqual([]);
  });

  it.each([
    "const title = 'Serving Jacksonville';",
    "const to = '/contact';",
    "const picture = '/pictures/spot-duct.svg';",
    "const phone = '(904) 555-0142';",
    "const zone = 'America/Chicago';",
    "const call = '/api/specials';",
    "const screen = '/admin/leads';",
    "const promise = '24/7 emergency service';",
    "const title = 'Get a Free Quick Quote!';",
    'const state = "FL";',
  ])('would be found: %s', (code) => expect(says(code)).toBe(true));

  it.each(["const to = '/';", '// A Saturday morning in Jacksonville.', "const gap = 'spot';"])(
    'are not accused of %s',
    (code) => expect(says(code)).toBe(false),
  );
});
