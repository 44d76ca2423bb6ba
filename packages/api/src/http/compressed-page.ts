import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A page that was written here, in every encoding in which the files of the site lie beside their plain ones. */
export interface CompressedPage {
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
  /** Of its content. */
  hash: string;
}

/** Compresses a page once, beside the requests: it is sent many times. */
export async function compressPage(html: string): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gzipped] = await Promise.all([compress.br(plain, { params }), compress.gzip(plain, { level: 9 })]);
  return { br, gzip: gzipped, plain, hash: createHash('sha256').update(plain).digest('base64url') };
}

/** Answers as for a page that lies in a file: in the visitor's encoding, and 304 to who has it. */
export function sendPage(request: Request, response: Response, page: CompressedPage): void {
  const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each) === each);
  if (encoding) response.set('Content-Encoding', encoding);
  response
    .vary('Accept-Encoding')
    // Asked for again each time: what changes is seen at once.
    .set({ 'Cache-Control': 'no-cache', ETag: `"${page.hash}-${encoding ?? 'plain'}"` })
    .type('html')
    .send(page[encoding ?? 'plain']);
}
