import { hash } from 'node:crypto';
import { existsSync, readFileSync, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { namesFile, receiptPath, redirectFor, zipFragment } from '@hvac/company';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { methodNotAllowed, notFound } from './http-error.ts';
import type { RateLimits } from './rate-limit.ts';
import { setFileHeaders } from './security-headers.ts';
import { decodeLetters, isPlain, splitUrl } from './site-path.ts';

interface SiteSettings {
  /** Absolute. Without an index.html, every path is 404. */
  siteDir: string;
  limits: Pick<RateLimits, 'unknownPages'>;
  /** Renders some pages on request. It calls `next` for all others. */
  renderedPages: RequestHandler;
  /** `post` answers forms that browsers post, and `receipt` shows what was sent. */
  forms: { post: (RequestHandler | ErrorRequestHandler)[]; receipt: RequestHandler };
}

/**
 * Serves the built site with its precompressed files: `/services` is services/index.html. Unknown paths get 404.html.
 */
export function site({ siteDir, limits, renderedPages, forms }: SiteSettings): RequestHandler {
  const isBuilt = existsSync(join(siteDir, 'index.html'));
  const pages = Router({ caseSensitive: true, strict: true });
  pages.use(redirectOnce, skipOddPaths);
  if (isBuilt) pages.post('/{*path}', ...forms.post);
  pages.use(rejectOtherMethods);
  pages.get('/service-area', answerZip);
  if (!isBuilt) return Router().use(pages, notFound);
  pages.get(receiptPath, forms.receipt);
  // It reads the folder at once, and throws without one.
  const files = builtFiles(siteDir);
  pages.use(renderedPages, pageFile, files);
  return Router().use(pages, limits.unknownPages, notFoundPage(files), notFound);
}

/** Names of assets contain a hash, so they are cached for good. The not-found page is 404 under any name. */
function builtFiles(siteDir: string): RequestHandler {
  const tagOf = contentTags();
  const assets = join(siteDir, 'assets') + sep;
  const notFoundFile = join(siteDir, '404.html');
  return expressStaticGzip(siteDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      redirect: false,
      cacheControl: false,
      // A part of 404.html would be 206, and hide the 404.
      acceptRanges: false,
      // Files of a container image often share one time.
      lastModified: false,
      setHeaders(response, path, stat) {
        response.setHeader(
          'Cache-Control',
          path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        const tag = path.startsWith(assets) ? undefined : tagOf(path, stat as Stats);
        if (tag !== undefined) response.setHeader('ETag', tag);
        if (path.startsWith(notFoundFile)) response.statusCode = 404;
        if (!/\.html(\.br|\.gz)?$/.test(path)) setFileHeaders(response);
      },
    },
  });
}

/**
 * ETags by what is in a file: a page of the next build may have the size of the last, and the same time where builds are
 * reproducible. A file is read once, and again when it is replaced.
 */
function contentTags() {
  const tags = new Map<string, string>();
  return (path: string, { mtimeMs, size }: Stats): string | undefined => {
    const key = `${path} ${mtimeMs} ${size}`;
    try {
      const tag = tags.get(key) ?? `W/"${hash('sha1', readFileSync(path), 'base64url')}"`;
      tags.set(key, tag);
      return tag;
    } catch {
      // It was replaced just now: an error here would end the process.
      return undefined;
    }
  };
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const rejectOtherMethods: RequestHandler = (request, response, next) => {
  if (!isRead(request)) methodNotAllowed('GET, HEAD')(request, response, next);
  next();
};

/** Static middleware decodes paths: it would serve a page under "/services%2f", and throw on a path that was cut off. */
const skipOddPaths: RequestHandler = (request, _response, next) => next(isPlain(request.path) ? undefined : 'router');

/**
 * One redirect for uppercase or encoded letters, a trailing slash, what is hung on ("/contact%20") and an old address together;
 * to no odd path.
 */
const redirectOnce: RequestHandler = (request, response, next) => {
  const { path, search } = splitUrl(request.url);
  const pathname = decodeLetters(path);
  const target = redirectFor({ pathname, search }) ?? pathname + search;
  if (!isRead(request) || target === request.url || !isPlain(splitUrl(target).path)) next();
  else response.redirect(301, target);
};

/** The ZIP form of that page is sent by browsers themselves: each answer is a part of the page, which CSS shows. */
const answerZip: RequestHandler = (request, response, next) => {
  const { path, search } = splitUrl(request.url);
  const zip = new URLSearchParams(search).get('zip');
  if (zip === null) next();
  else response.redirect(302, path + zipFragment(zip));
};

/** Maps a page to its file, without the query. */
const pageFile: RequestHandler = (request, _response, next) => {
  const { path } = splitUrl(request.url);
  if (!namesFile(path)) request.url = path === '/' ? '/index.html' : `${path}/index.html`;
  next();
};

/** Serves 404.html in an accepted encoding. Without that file, the next handler responds in plain text. */
const notFoundPage =
  (files: RequestHandler): RequestHandler =>
  (request, response, next) => {
    request.url = '/404.html';
    void files(request, response, next);
  };
