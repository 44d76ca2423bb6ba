/** Draws the social card of every page. A worker of the prerender: encoding them takes its thread four seconds. */
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalPath, company, pagePaths, pages, type CanonicalPath } from '@hvac/company';
import type { Drawing } from '@hvac/content/model';
import { drawingColors, tokens } from '@hvac/ui/theme';
import { renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { cardPath } from '../src/head/cards.ts';

const { color } = tokens;
const colors = drawingColors(color);
const pictures = dirname(fileURLToPath(import.meta.resolve('@hvac/company/pictures/spot-404.svg')));
const family = 'Bricolage Grotesque 96pt ExtraBold';

/** Open Graph's recommended size. */
const [width, height] = [1200, 630];

/** Title and picture of a page's card. */
async function cardOf(path: CanonicalPath): Promise<{ title: string; picture: string }> {
  const page = await pages[path]();
  if ('slides' in page) return { title: page.hero.title, picture: page.slides[0].image };
  const picture =
    'picture' in page ? page.picture : 'diagram' in page ? page.diagram : (await pages['/']()).slides[0].image;
  return {
    title: 'title' in page ? page.title : `HVAC Services ${page.city}, ${company.state}`,
    picture: typeof picture === 'string' ? picture : picture.src,
  };
}

/** Splits a text into lines of similar length, each within a limit. */
function linesOf(text: string, atMost: number): string[] {
  const count = Math.ceil(text.length / atMost);
  const target = text.length / count;
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > atMost) lines.push(word);
    else if (line !== '' && lines.length < count && line.length + word.length / 2 > target) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const drawn = ({ paths }: Drawing) =>
  paths
    .map(({ d, color: name, width: stroke, transform }) => {
      const look = stroke ? `fill="none" stroke="${colors[name]}" stroke-width="${stroke}"` : `fill="${colors[name]}"`;
      return `<path d="${d}" ${look} stroke-linecap="round" ${transform ? `transform="${transform}"` : ''}/>`;
    })
    .join('');

const textElement = (content: string, x: number, y: number, size: number) =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${-0.02 * size}">${escaped(content)}</text>`;

/** A scene is placed under the title; a small drawing beside it, and so a photograph, which fills its half. */
async function svgOf(path: CanonicalPath): Promise<string> {
  const { title, picture } = await cardOf(path);
  const art = await readFile(join(pictures, picture.replace('/pictures/', '')));
  const isDrawing = picture.endsWith('.svg');
  // Scenes are wide and can be cropped at the top.
  const isScene = isDrawing && Number(/viewBox="\S+ \S+ (\S+)/.exec(String(art))?.[1]) > 1000;
  const href = `data:image/${isDrawing ? 'svg+xml' : 'jpeg'};base64,${art.toString('base64')}`;
  const image = (x: number, y: number, boxWidth: number, boxHeight: number, fit: string) =>
    `<image href="${href}" x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" preserveAspectRatio="${fit}"/>`;
  const place = () => {
    if (isScene) return image(0, 254, width, 376, 'xMidYMax slice');
    if (!isDrawing) return image(640, 0, 560, height, 'xMidYMid slice');
    const paper = `<rect x="640" width="560" height="${height}" fill="${color.backgroundSubtle}"/>`;
    return `${paper}\n${image(680, 60, 480, 510, 'xMidYMid meet')}`;
  };
  const lines = linesOf(title, isScene ? 32 : 16);
  const size = isScene ? (lines.length > 1 ? 54 : 66) : lines.length > 4 ? 54 : 64;
  const first = isScene ? (lines.length > 1 ? 158 : 178) : 340 - (lines.length * size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${color.background}"/>
${place()}
<g transform="translate(64 32)">${drawn(company.mark)}</g>
<g fill="${color.text}" font-family="${family}" font-weight="800">
${textElement(company.name, 134, 69, 30)}
${lines.map((line, index) => textElement(line, 64, first + index * size * 1.06, size)).join('')}
</g></svg>`;
}

const woff2 = await readFile(fileURLToPath(import.meta.resolve('@hvac/ui/fonts/bricolage-grotesque.woff2')));
await using folder = await mkdtempDisposable(join(tmpdir(), 'cards-'));
const font = join(folder.path, 'display.ttf');
const paths = pagePaths.filter((path) => canonicalPath(path) === path) as CanonicalPath[];
const drawings = await Promise.all(paths.map(async (path) => [path, await svgOf(path)] as const));
await writeFile(font, await subsetFont(woff2, drawings.join(''), { targetFormat: 'truetype' }));
const options = { font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: family } };
await Promise.all(
  drawings.map(async ([path, svg]) => {
    const file = join(import.meta.dirname, '../dist/client', cardPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await renderAsync(svg, options)).asPng());
  }),
);
