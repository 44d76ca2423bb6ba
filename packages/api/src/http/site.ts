import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { HttpError, methodNotAllowed, nothingHere } from './errors.ts';
import { asFile } from './security-headers.ts';
import { canonicalPath, namesFile, splitUrl } from './site-path.ts';

/** Where an old address leads now: a path of the site, or undefined. Gets the canonical path with its query. */
export type Redirect = (url: string) => string | undefined;

/**
 * Serves the built site: `/services` is the file services/index.html, compressed files stand beside
 * the plain ones, unknown paths get 404.html.
 * @param siteDir absolute; when it does not exist, every path answers 404
 */
export function site(siteDir: string, redirect: Redirect = () => undefined): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(onlyReading, oneRedirect(redirect));
  if (existsSync(siteDir)) {
    const files = expressStaticGzip(siteDir, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { redirect: false, cacheControl: false, setHeaders: headersOf(join(siteDir, 'assets') + sep) },
    });
    router.use(pageFile, files, notFoundPage(files));
  }
  router.use(nothingHere);
  return router;
}

/** Names of assets carry a hash of their content, so they never change; everything else is asked for again. */
const headersOf = (assets: string) => (response: ServerResponse, path: string) => {
  response.setHeader('Cache-Control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (!/\.html(\.br|\.gz)?$/.test(path)) asFile(response);
};

const onlyReading: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') methodNotAllowed('GET, HEAD')(request, response, next);
  if (!isDecodable(request.path)) throw new HttpError(400, 'This address cannot be read');
  next();
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Capitals, a trailing slash and an old address together cost one redirect. */
const oneRedirect =
  (redirect: Redirect): RequestHandler =>
  (request, response, next) => {
    const { path, search } = splitUrl(request.url);
    const canonical = canonicalPath(path);
    const target = redirect(canonical + search) ?? canonical + search;
    if (target === request.url) next();
    else response.redirect(301, target);
  };

/** The file that holds a page. The query has done its work by now. */
const pageFile: RequestHandler = (request, _response, next) => {
  const { path } = splitUrl(request.url);
  if (!namesFile(path)) request.url = path === '/' ? '/index.html' : `${path}/index.html`;
  next();
};

/** Answers with 404.html, in the visitor's encoding; without that file the next handler answers in plain text. */
const notFoundPage =
  (files: RequestHandler): RequestHandler =>
  (request, response, next) => {
    request.url = '/404.html';
    response.status(404);
    // A part of an error page is of no use, and an answer of 206 or 304 would hide the 404.
    delete request.headers.range;
    void files(request, response, next);
  };
