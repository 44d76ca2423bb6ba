import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PagePath } from '@hvac/company';
import { localDay, type InitialSpecials } from '@hvac/content/model';
import { Router, type Request, type Response } from 'express';
import { loadRenderer, rendererFile } from '../http/site-renderer.ts';
import { describeError, type Logger } from '../logger.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { SpecialDeps } from './special-rows.ts';
import { visibleSpecials } from './public-routes.ts';

const path: PagePath = '/specials';

/** Visitors wait less than the database's own timeout allows. In milliseconds. */
const readTimeout = 1_000;

interface SpecialsPageDeps extends SpecialDeps {
  /** The built site, absolute. */
  siteDir: string;
  log: Logger;
}

export interface SpecialsPage {
  routes: Router;
  /** Whether the built page is served, because rendering failed. */
  isStatic(): boolean;
}

/** GET /specials, rendered once for each change and day. When rendering fails, the built page is served. */
export function specialsPage({ siteDir, log, ...deps }: SpecialsPageDeps): SpecialsPage {
  let isStatic = existsSync(siteDir) && !existsSync(rendererFile(siteDir));
  let isHanging = false;
  let rendered: { from: InitialSpecials; page: Promise<CompressedPage | undefined> } | undefined;

  /** @throws {StoreUnavailable} also when the store doesn't answer in time, and from then on until it does */
  async function readInTime(): Promise<InitialSpecials> {
    if (isHanging) throw new StoreUnavailable('refusing');
    const reading = visibleSpecials(deps).finally(() => {
      isHanging = false;
    });
    const first = await Promise.race([reading, pause(readTimeout, undefined, { ref: false })]);
    if (first) return first;
    isHanging = true;
    reading.catch(() => {});
    throw new StoreUnavailable('refusing');
  }

  /** When the store is unavailable, what was rendered today stays. */
  async function read(): Promise<InitialSpecials> {
    try {
      return await readInTime();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error(describeError(error), 'Cannot read the specials');
      const today = localDay(deps.now());
      return rendered?.from.today === today ? rendered.from : { today, specials: null };
    }
  }

  async function renderPage(initial: InitialSpecials): Promise<CompressedPage | undefined> {
    try {
      const { renderSpecials } = await loadRenderer(siteDir);
      const page = await compressPage(await renderSpecials(initial));
      isStatic = false;
      return page;
    } catch (error) {
      log.error(describeError(error), 'Cannot render the specials page: serving the built page');
      isStatic = true;
      return undefined;
    }
  }

  const routes = Router({ caseSensitive: true, strict: true });
  routes.get(path, async (request, response, next) => {
    const initial = await read();
    if (!rendered || !isDeepStrictEqual(rendered.from, initial)) {
      rendered = { from: initial, page: renderPage(initial) };
    }
    const page = await rendered.page;
    if (page) sendPage(request, response, page);
    else next();
  });
  return { routes, isStatic: () => isStatic };
}

/** The page in the encodings that the site's files have, too. */
type CompressedPage = Record<'br' | 'gzip' | 'identity', Buffer>;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses on another thread, once for many responses. */
async function compressPage(html: string): Promise<CompressedPage> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gzipped] = await Promise.all([compress.br(identity, { params }), compress.gzip(identity, { level: 9 })]);
  return { br, gzip: gzipped, identity };
}

/** Responds as the site does for its files: in an accepted encoding, or with 304. */
function sendPage(request: Request, response: Response, page: CompressedPage): void {
  const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each) === each);
  if (encoding) response.set('Content-Encoding', encoding);
  response
    .vary('Accept-Encoding')
    // Browsers revalidate each time, so changes show at once.
    .set('Cache-Control', 'no-cache')
    .type('html')
    .send(page[encoding ?? 'identity']);
}
