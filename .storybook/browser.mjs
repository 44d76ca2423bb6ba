/**
 * The browser of every test and bench: the Chromium inside the @sparticuz/chromium package, so that the lockfile pins
 * it and screenshots are the same bytes on every Linux x64 machine. It is unpacked once per version into
 * node_modules/.cache. On other systems Playwright's own Chromium is used, and `pixelsComparable` is false.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Only here are pictures of stories the same pixels as on every other machine. */
export const pixelsComparable = process.platform === 'linux' && process.arch === 'x64';

const cache = join(root, 'node_modules/.cache/chromium');

async function unpackInto(directory) {
  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(join(cache, 'unpack-'));
  const before = { ...process.env };
  // The package unpacks into os.tmpdir(), and brings its own libraries only when it believes to be on AWS Lambda.
  process.env.TMPDIR = unpacking;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  const fonts = join(directory, 'fonts');
  const config = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}/fonts</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`;
  mkdirSync(join(unpacking, 'fonts'), { recursive: true });
  writeFileSync(join(unpacking, 'fonts/own.conf'), config);
  try {
    renameSync(unpacking, directory);
  } catch {
    // Another process was first: its copy serves.
    rmSync(unpacking, { recursive: true, force: true });
  }
}

async function pinnedChromium() {
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const directory = join(cache, JSON.parse(manifest).version);
  if (!existsSync(join(directory, 'chromium'))) await unpackInto(directory);
  return {
    executablePath: join(directory, 'chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Parts that change are painted with all around them: a part's edge would go through round corners.
      '--disable-partial-raster',
      '--disable-background-networking',
      '--disable-component-update',
    ],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(directory, 'al2023/lib'),
      FONTCONFIG_FILE: join(directory, 'fonts/own.conf'),
    },
  };
}

/** Launch options for Playwright. */
export const launchOptions = pixelsComparable ? await pinnedChromium() : {};
