import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { oldestVersions, type Findings } from './support/compat.ts';
import { scriptFindings } from './support/script-features.ts';
import { styleFindings } from './support/style-features.ts';

const client = join(import.meta.dirname, '../dist/client');

/** Features that are newer than the oldest supported browsers but allowed, and why their absence does no harm. */
const known: Readonly<Record<string, string>> = {
  // Library and site methods that share a name with a newer browser method.
  '.build()': 'query-core: a cache builds a query',
  '.createContext()': 'React',
  '.destroy()': 'query-core: a query is destroyed',
  '.fetch()': 'query-core: a query fetches',
  '.forget()': 'a draft is forgotten',
  '.format()': 'Intl.DateTimeFormat',
  '.isActive()': 'query-core: a query is active',
  '.run()': 'zod',
  '.subscribe()': 'query-core and react-hook-form',
  '.toSorted()': "the toasts' ordered dictionary has a method of its own",
  '.use()': 'React',
  '.when()': 'zod',
  Profiler: 'React',

  // Feature-detected before use.
  '.startViewTransition()': 'the router, for links that ask for a transition',
  '.skipTransition()': 'the router',
  ViewTransition: 'React',
  Notification: 'the inbox, which says that the browser has none',
  'Notification.permission': 'the same',
  'Notification .close': 'the same',
  'Notification.requestPermission': 'the same',
  'Error.captureStackTrace': 'zod',
  '.checkVisibility()': 'Radix, which asks for it first',
  'selector :popover-open': 'floating-ui under tooltips, which catches the error of older browsers',

  // Visual only: the page works without it.
  '::details-content': 'closed answers are not printed',
  ':has':
    'open and selected states, which every browser also shows another way; one printed coupon and the dark admin, in Firefox before 121',
  '@font-face ascent-override': 'lines shift slightly when the font loads',
  '@font-face descent-override': 'the same',
  '@font-face line-gap-override': 'the same',
  '@font-face size-adjust': 'the same',
  '@media (scripting)': 'the no-JavaScript notice says the same',
  'break-after: avoid': 'on paper, a heading may be the last line of a page',
  'content-visibility': 'of ::details-content',
  'content-visibility: visible': 'the same',
  'cursor: default': 'a phone has no pointer',
  'cursor: pointer': 'the same',
  'cursor: progress': 'the same',
  'forced-color-adjust': 'Safari has no forced colors',
  'forced-color-adjust: none': 'the same',
  'scrollbar-width': "the admin's view buttons show a scroll bar where they overflow",
  'scrollbar-width: none': 'the same',
  resize: 'a phone has no resize handle',
  'resize: vertical': 'the same',
  'text-wrap': 'lines of a heading are not balanced',
  'text-wrap: balance': 'the same',
  'text-wrap: pretty': 'a last line may hold one word',
};

const scan = (files: readonly string[], find: (text: string) => Findings) =>
  Promise.all(
    files.map(async (file) =>
      [...find(await readFile(join(client, file), 'utf8'))].map(([name, lacking]) => ({ file, name, lacking })),
    ),
  ).then((all) => all.flat());

const assets = (await readdir(join(client, 'assets'))).map((file) => `assets/${file}`);
const found = [
  ...(await scan(
    assets.filter((file) => file.endsWith('.js')),
    scriptFindings,
  )),
  ...(await scan(
    assets.filter((file) => file.endsWith('.css')),
    styleFindings,
  )),
];

test('the oldest supported browsers come from the browserslist in package.json', () => {
  expect(Object.fromEntries(oldestVersions)).toEqual({
    chrome: 109,
    edge: 109,
    firefox: 115,
    safari: 16,
    safari_ios: 16,
  });
});

test('the built scripts and styles use no feature that the oldest supported browsers lack', () => {
  const unknown = found.filter(({ name }) => !Object.hasOwn(known, name));
  expect(unknown.map(({ file, name, lacking }) => `${name} in ${file} (${lacking.join(', ')})`)).toEqual([]);
});

test('every allowed feature is still in use: a stale entry could hide a new fault', () => {
  const names = new Set(found.map(({ name }) => name));
  expect(Object.keys(known).filter((name) => !names.has(name))).toEqual([]);
});

for (const [code, name] of [
  ['export const held = Promise.withResolvers();', 'Promise.withResolvers'],
  ['class Toasts { static { this.all = []; } }', 'classes static initialization_blocks'],
  ['export const valid = (text) => URL.canParse(text);', 'URL.canParse'],
  ['export const sorted = (list) => list.toSorted();', '.toSorted()'],
  ['export const parts = (text) => text.split(/(?<=,)/);', 'lookbehind_assertion'],
  ['export const number = new RegExp("(?<!x)1", "g");', 'lookbehind_assertion'],
  ['const sign = "x"; export const number = new RegExp(String.raw`(?<!${sign})1`);', 'lookbehind_assertion'],
  ['export const letters = /[\\p{L}--[a-z]]/v;', 'flag v'],
  ['export const open = (menu) => menu.showPopover();', '.showPopover()'],
  ['requestIdleCallback(() => {});', 'requestIdleCallback'],
  ["export const held = (hero) => hero?.matches(':has(:focus-visible)');", 'selector :has'],
  [
    'export const any = (text) => { const set = new URLSearchParams(text); return set.size > 0; };',
    'URLSearchParams .size',
  ],
  ['export const any = (text) => new URL(text).searchParams.size;', 'URLSearchParams .size'],
  ['const of = (text) => new URLSearchParams(text); export const any = of("a").size;', 'URLSearchParams .size'],
  [
    'function of(a) { return new URLSearchParams(a) } export function any() { const b = of("a"); return b.size }',
    'URLSearchParams .size',
  ],
  [
    'const of = (a) => { const b = new URLSearchParams(a); return b }; export const any = of("a").size;',
    'URLSearchParams .size',
  ],
] as const) {
  test(`the scan finds ${name} in the script ${code}`, () => {
    expect([...scriptFindings(code).keys()]).toContain(name);
  });
}

for (const code of [
  'export const any = (set) => set.size;',
  'export const all = new Map(); export const any = all.size;',
  'const a = new URLSearchParams(); export const any = (a) => a.size + String(a);',
  'const a = new URLSearchParams(); export function any() { const a = new Set(); return a.size; }',
  'export const any = (text) => new URLSearchParams(text).toString();',
]) {
  test(`the scan reports nothing in the script ${code}`, () => {
    expect([...scriptFindings(code)]).toEqual([]);
  });
}

for (const [css, name] of [
  ['@media (width >= 70em) { a { color: red } }', '@media range'],
  ['@media (20em < width < 70em) { a { color: red } }', '@media range'],
  ['a { color: red; & b { color: blue } }', 'nesting'],
  ['a { color: red; @media print { b { color: blue } } }', 'nesting'],
  ['a::before { content: "/" / "" }', 'content: alternative text'],
  ['a { text-wrap: pretty }', 'text-wrap: pretty'],
  ['a { background: color-mix(in oklab, red, blue) }', 'background: color-mix()'],
  ['a { mask-image: none }', 'mask-image'],
  ['details::details-content { color: red }', '::details-content'],
  ['a:hover, a:has(b) { color: red }', 'list a:hover,a:has(b)'],
] as const) {
  test(`the scan reports the style sheet ${css}`, () => {
    expect([...styleFindings(css).keys()]).toContain(name);
  });
}

for (const css of [
  'a::before { content: "/"; content: "/" / "" }',
  'a { -webkit-mask-image: none; mask-image: none }',
  '@supports (text-wrap: pretty) { a { text-wrap: pretty } }',
  '@media (min-width: 70em) { a { color: red } }',
  'a:hover, a:is(.b, :focus) { color: red }',
]) {
  test(`the scan reports nothing in ${css}`, () => {
    expect([...styleFindings(css)]).toEqual([]);
  });
}
