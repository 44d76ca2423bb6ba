import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler } from 'express';
import express, { Router } from 'express';
import { HttpError, methodNotAllowed } from './http-error.ts';
import { refillForm } from './refill-form.ts';
import { canonicalPath, splitUrl } from './site-path.ts';

/** In bytes: the longest message, each of its letters percent-encoded, and every other field full. */
const limit = 64 * 1024;

/** The site's pages: the file of each by its canonical path. Only these are ever opened for a POST. */
function pageFiles(siteDir: string): ReadonlyMap<string, string> {
  const files = readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map(({ parentPath, name }) => join(parentPath, name));
  const pathOf = (file: string) => `/${relative(siteDir, dirname(file)).split(sep).join('/')}`;
  return new Map(files.map((file) => [pathOf(file), file]));
}

/**
 * A browser without the page's script posts a form by itself. Nothing can be taken that way, since the math problem
 * needs a script; so the page comes back with what was typed, and says that it was not sent. 422 (RFC 9110, 15.5.21).
 */
export function formPost(siteDir: string, limits: RequestHandler): Router {
  const files = pageFiles(siteDir);
  const router = Router();
  const body = express.raw({ type: () => true, inflate: false, limit });
  router.post('/{*path}', limits, body, async (request, response, next) => {
    const file = files.get(canonicalPath(splitUrl(request.url).path));
    const html = file === undefined ? '' : await readFile(file, 'utf8');
    if (!html.includes('data-lead-form')) return methodNotAllowed('GET, HEAD')(request, response, next);
    const page = await refillForm(html, typed(request));
    response.status(422).set('Cache-Control', 'no-store').type('html').send(page);
  });
  return router;
}

/**
 * What the browser sent, by name of field; the last of each name. A file comes as its name alone.
 * @throws {HttpError} 415 for what no form of ours sends
 */
function typed(request: Request): ReadonlyMap<string, string> {
  if (!request.is('application/x-www-form-urlencoded')) throw new HttpError(415, 'This page takes no such thing');
  // Another site may send its visitors here, but not with words in their mouths.
  if (request.get('Sec-Fetch-Site') === 'cross-site') return new Map();
  return new Map(new URLSearchParams(String(request.body ?? '')));
}
