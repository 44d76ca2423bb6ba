import busboy from 'busboy';
import { resumeLimitBytes } from '@hvac/content/model';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { HttpError, incompleteForm } from './http-error.ts';

/** Name of the field of the file, and of a file that has none. */
const fileField = 'resume';

/** In bytes. Several times the longest message, percent-encoded, so that a longer one comes back with its error. */
const urlencodedLimit = 200_000;

/** Of multipart/form-data. Sizes are in bytes. The largest form has about 60 fields. */
const multipartLimits = {
  fieldNameSize: 100,
  fieldSize: urlencodedLimit,
  fields: 100,
  files: 1,
  // One byte more than allowed: a file of exactly this size is too large.
  fileSize: resumeLimitBytes + 1,
  headerPairs: 20,
};

/** A form as a browser sends it without script. */
export interface FormBody {
  /** By field name; the last of repeated names. Line breaks are "\n". */
  values: Map<string, string>;
  /** The chosen file, cut off one byte above the limit; undefined when none was chosen. */
  file: { name: string; bytes: Buffer<ArrayBuffer> } | undefined;
}

const readBytes = express.raw({ type: () => true, inflate: false, limit: urlencodedLimit });

/** Browsers send line breaks as CRLF, which would count twice against the limits of a text. */
const normalizeLineBreaks = (value: string): string => value.replace(/\r\n?/g, '\n');

/** What browsers encode in a file name, and nothing else: quotes and line breaks (HTML, multipart/form-data encoding). */
const decodeFileName = (name: string): string => name.replace(/%22/g, '"').replace(/(?:%0D|%0A)+/g, ' ');

/**
 * Reads a posted form to its end.
 * @param into receives the values, also those that came before an error
 * @throws {HttpError} 400, 413 or 415 when the body is broken, too large or of another type
 */
export async function readForm(request: Request, response: Response, into: FormBody): Promise<void> {
  if (request.is('multipart/form-data')) return readMultipart(request, into);
  if (!request.is('application/x-www-form-urlencoded')) {
    throw new HttpError(415, 'This page doesn’t accept this kind of form');
  }
  await run(readBytes, request, response);
  for (const [name, value] of new URLSearchParams(String(request.body ?? ''))) {
    into.values.set(name, normalizeLineBreaks(value));
  }
}

export const run = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = (error?: unknown) => (error === undefined ? resolve() : reject(error));
    Promise.resolve(middleware(request, response, next)).catch(reject);
  });

function readMultipart(request: Request, into: FormBody): Promise<void> {
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: request.headers, limits: multipartLimits, defParamCharset: 'utf8' });
    } catch {
      // No boundary.
      return reject(incompleteForm());
    }
    const fail = () => {
      request.unpipe(parser);
      request.resume();
      reject(incompleteForm());
    };
    parser.on('field', (name, value) => {
      // A file without a name is decoded as text, and its bytes are lost.
      if (name === fileField && value !== '') fail();
      else into.values.set(name, normalizeLineBreaks(value));
    });
    parser.on('file', (_name, stream, { filename = '' }) => {
      const parts: Buffer[] = [];
      // What is beyond the limit is read and dropped, so that the fields after it arrive.
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', fail);
      stream.on('end', () => {
        const bytes = Buffer.concat(parts);
        // Browsers send an empty part without a name when no file was chosen.
        if (filename || bytes.length > 0) into.file = { name: decodeFileName(filename || fileField), bytes };
      });
    });
    parser.on('error', fail).on('close', resolve);
    request.on('aborted', fail).pipe(parser);
  });
}
