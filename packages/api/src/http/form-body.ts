import busboy from 'busboy';
import { resumeLimitBytes } from '@hvac/content/model';
import type { Request, RequestHandler } from 'express';
import { finished } from 'node:stream/promises';
import { HttpError, incompleteForm, tooLarge } from './http-error.ts';

/** Name of the field of the file, and of a file that has none. */
const fileField = 'resume';

/** Sizes are in bytes. The largest form has about 60 fields. */
const limits = {
  fieldNameSize: 100,
  // Several times the longest message, so that a longer one comes back with its error.
  fieldSize: 200_000,
  fields: 100,
  files: 1,
  // One byte more than allowed: a file of exactly this size is too large.
  fileSize: resumeLimitBytes + 1,
  headerPairs: 20,
};

/** Of all fields together, in bytes, without their names. Much more than all answers of the longest form. */
const totalSize = 500_000;

/** A form as a browser sends it without script. */
export interface FormBody {
  /** By field name; the last of repeated names. Line breaks are "\n". */
  values: Map<string, string>;
  /** The chosen file, cut off one byte above the limit, and without bytes when it broke off; undefined when none was chosen. */
  file: { name: string; bytes: Buffer<ArrayBuffer> } | undefined;
}

/** Browsers send line breaks as CRLF, which would count twice against the limits of a text. */
const normalizeLineBreaks = (value: string): string => value.replace(/\r\n?/g, '\n');

/** What browsers encode in a file name, and nothing else: quotes and line breaks (HTML, multipart/form-data encoding). */
const decodeFileName = (name: string): string => name.replace(/%22/g, '"').replace(/(?:%0D|%0A)+/g, ' ');

/**
 * Reads a posted form to its end, into `request.body`. When it is broken or too large, that holds what came before.
 */
export const readForm: RequestHandler = async (request, _response, next) => {
  const form: FormBody = { values: new Map(), file: undefined };
  request.body = form;
  const parser = parserOf(request);
  let size = 0;
  let isInFile = false;
  parser.on('field', (name, value) => {
    size += Buffer.byteLength(value);
    // A file without a name is decoded as text, and its bytes are lost.
    if (name === fileField && value !== '') parser.destroy(incompleteForm());
    else if (size > totalSize) parser.destroy(tooLarge());
    else form.values.set(name, normalizeLineBreaks(value));
  });
  parser.on('file', (_name, stream, { filename = '' }) => {
    const parts: Buffer[] = [];
    const fileOf = (bytes: Buffer<ArrayBuffer>) => ({ name: decodeFileName(filename || fileField), bytes });
    if (filename) form.file = fileOf(Buffer.alloc(0));
    isInFile = true;
    // What is beyond the limit is read and dropped, so that the fields after it arrive.
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('error', (error) => parser.destroy(error));
    stream.on('end', () => {
      isInFile = false;
      const bytes = Buffer.concat(parts);
      // Browsers send an empty part without a name when no file was chosen.
      if (filename || bytes.length > 0) form.file = fileOf(bytes);
    });
  });
  request.on('aborted', () => parser.destroy(incompleteForm())).pipe(parser);
  // For the rest of a file that begins behind the end of the form, busboy would wait.
  request.once('end', () => setImmediate(() => isInFile && parser.destroy(incompleteForm())));
  await finished(parser).catch((error: unknown) => {
    request.resume();
    throw error instanceof HttpError ? error : incompleteForm();
  });
  next();
};

function parserOf({ headers }: Request): busboy.Busboy {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new HttpError(415, 'This page doesn’t accept this kind of form');
  }
}
