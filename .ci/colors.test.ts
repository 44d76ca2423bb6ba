import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './command.ts';

/** Colors of other brands, and where the company's own stand. */
const sources = /^packages\/(?:ui\/src\/theme\/brands\/|content\/src\/colors\.ts)/;

const comments = /\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm;
const rawColor = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const hasRawColor = (code: string) => rawColor.test(code.replaceAll(comments, ''));

describe('colors', () => {
  it('stand in packages/content/src/colors.ts, from where screens, letters and tools import them', () => {
    const files = globSync(['packages/*/{src,scripts,*.config.ts}', 'packages/*/{src,scripts}/**', '.storybook/*'], {
      cwd: root,
    }).filter(
      (file) => /\.(?:tsx?|mjs|css|html|svg|webmanifest)$/.test(file) && !/\.(?:stories|docs|test)\./.test(file),
    );
    expect(files.length).toBeGreaterThan(600);
    expect(files.filter((file) => !sources.test(file) && hasRawColor(readFileSync(`${root}/${file}`, 'utf8')))).toEqual(
      [],
    );
  });

  it.each(["color: '#0b2a3f',", '`1px solid #fffc`', '.page{background:#071c2a}', "background: 'rgb(11 42 63 / 50%)'"])(
    'would be found: %s',
    (code) => expect(hasRawColor(code)).toBe(true),
  );

  it.each(['color: vars.color.text, // #0b2a3f', "href: '#faq'", '&#039;', '`${color.dark}80`'])(
    'are not found in %s',
    (code) => expect(hasRawColor(code)).toBe(false),
  );
});
