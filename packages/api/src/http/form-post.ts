import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import express, { type Request, type RequestHandler } from 'express';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { HttpError, methodNotAllowed } from './http-error.ts';
import { canonicalPath, splitUrl } from './site-path.ts';

/** In bytes: the longest message, percent-encoded, and all other fields full. */
const limit = 64 * 1024;

/** A form without JavaScript has no captcha, so its page comes back with the values, as 422 (RFC 9110, 15.5.21). */
export function formPost(siteDir: string, limits: RequestHandler): RequestHandler[] {
  // A POST opens no other file.
  const pages = new Set(globSync('**/index.html', { cwd: siteDir }));
  const body = express.raw({ type: () => true, inflate: false, limit });
  const answer: RequestHandler = async (request, response, next) => {
    const file = join(canonicalPath(splitUrl(request.url).path), 'index.html').slice(1);
    const html = pages.has(file) ? await readFile(join(siteDir, file), 'utf8') : '';
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
  if (!request.is('application/x-www-form-urlencoded'))
    throw new HttpError(415, 'This page doesn’t accept this kind of form');
  // Another site may link here, but not prefill the form.
  if (request.get('Sec-Fetch-Site') === 'cross-site') return new Map();
  return new Map(new URLSearchParams(String(request.body ?? '')));
}

type StartTag = Parameters<RewritingStream['emitStartTag']>[0];

/** Input types to refill. Hidden fields, passwords and files are not. */
const textTypes = new Set(['', 'text', 'email', 'tel', 'url', 'search', 'number', 'date']);
/** A captcha is solved again, and the honeypot stays empty. */
const notRefilled = /^captcha|^website$/;

const attribute = ({ attrs }: StartTag, name: string) => attrs.find((each) => each.name === name)?.value;

function setAttribute(tag: StartTag, name: string, value: string | undefined): void {
  tag.attrs = tag.attrs.filter((each) => each.name !== name);
  if (value !== undefined) tag.attrs.push({ name, value });
}

/**
 * Puts submitted values back into the form of a prerendered page, escaped, and shows its notice "Not sent yet". The form
 * is marked with `data-held`.
 * @param values by field name; unknown names are ignored
 */
async function refillForm(html: string, values: ReadonlyMap<string, string>): Promise<string> {
  const page = new RewritingStream();
  const held = (name = '') => (notRefilled.test(name) ? undefined : values.get(name)?.replace(/\r\n?/g, '\n'));
  let inForm = false;
  let chosen: string | undefined;
  let inFilledArea = false;

  page.on('startTag', (tag) => {
    const { tagName } = tag;
    if (tagName === 'form') inForm = attribute(tag, 'data-lead-form') !== undefined;
    if (!inForm) return page.emitStartTag(tag);
    if (tagName === 'form') setAttribute(tag, 'data-held', '');
    if (attribute(tag, 'data-not-sent') !== undefined) setAttribute(tag, 'hidden', undefined);
    const value = held(attribute(tag, 'name'));
    if (tagName === 'select') chosen = value;
    if (tagName === 'option' && chosen !== undefined) {
      setAttribute(tag, 'selected', attribute(tag, 'value') === chosen ? '' : undefined);
    }
    if (tagName === 'input' && value !== undefined) fillInput(tag, value);
    inFilledArea = tagName === 'textarea' && value !== undefined;
    page.emitStartTag(tag);
    // HTML ignores the first line break of a textarea.
    if (inFilledArea) page.emitText({ text: `\n${value ?? ''}` });
  });
  page.on('endTag', (tag) => {
    if (tag.tagName === 'form') inForm = false;
    if (tag.tagName === 'select') chosen = undefined;
    inFilledArea = false;
    page.emitEndTag(tag);
  });
  page.on('text', (_text, raw) => {
    if (!inFilledArea) page.emitRaw(raw);
  });
  // Async iteration finds nothing: the parser consumes its own stream.
  let rewritten = '';
  page.on('data', (part: string) => (rewritten += part));
  page.end(html);
  await finished(page);
  return rewritten;
}

function fillInput(tag: StartTag, value: string): void {
  const type = attribute(tag, 'type') ?? '';
  if (textTypes.has(type)) setAttribute(tag, 'value', value);
  if (type === 'radio' || type === 'checkbox') {
    setAttribute(tag, 'checked', (attribute(tag, 'value') ?? 'on') === value ? '' : undefined);
  }
}
