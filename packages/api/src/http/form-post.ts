import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler } from 'express';
import express from 'express';
import { HttpError, methodNotAllowed } from './http-error.ts';
import { refillForm } from './refill-form.ts';
import { canonicalPath, splitUrl } from './site-path.ts';

/** In bytes: the longest message, percent-encoded, and all other fields full. */
const limit = 64 * 1024;

/** Files of the site's pages by canonical path. A POST opens no other file. */
function pageFiles(siteDir: string): ReadonlyMap<string, string> {
  const files = readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map(({ parentPath, name }) => join(parentPath, name));
  const pathOf = (file: string) => `/${relative(siteDir, dirname(file)).split(sep).join('/')}`;
  return new Map(files.map((file) => [pathOf(file), file]));
}

/**
 * Handles a form that a browser submits without JavaScript. The captcha needs JavaScript, so nothing is stored: the page
 * comes back with the values and a notice, as 422 (RFC 9110, 15.5.21).
 */
export function formPost(siteDir: string, limits: RequestHandler): RequestHandler[] {
  const files = pageFiles(siteDir);
  const body = express.raw({ type: () => true, inflate: false, limit });
  const answer: RequestHandler = async (request, response, next) => {
    const file = files.get(canonicalPath(splitUrl(request.url).path));
    const html = file === undefined ? '' : await readFile(file, 'utf8');
    if (!html.includes('data-lead-form')) return methodNotAllowed('GET, HEAD')(request, response, next);
    const page = await refillForm(html, formValues(request));
    response.status(422).set('Cache-Control', 'no-store').type('html').send(page);
  };
  return [limits, body, answer];
}

/**
 * Submitted values by field name; the last of repeated names. A file is only its name.
 * @throws {HttpError} 415 for other content types
 */
function formValues(request: Request): ReadonlyMap<string, string> {
  if (!request.is('application/x-www-form-urlencoded')) throw new HttpError(415, 'This page takes no such thing');
  // Another site may link here, but not prefill the form.
  if (request.get('Sec-Fetch-Site') === 'cross-site') return new Map();
  return new Map(new URLSearchParams(String(request.body ?? '')));
}
