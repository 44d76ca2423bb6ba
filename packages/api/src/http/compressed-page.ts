import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A rendered page in the encodings that the site's files have, too. */
export interface CompressedPage {
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
  /** Of the plain content. */
  hash: string;
}

/** Compresses on another thread, once for many responses. */
export async function compressPage(html: string): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gzipped] = await Promise.all([compress.br(plain, { params }), compress.gzip(plain, { level: 9 })]);
  return { br, gzip: gzipped, plain, hash: createHash('sha256').update(plain).digest('base64url') };
}

/** Responds as express.static does: in an accepted encoding, or with 304. */
export function sendPage(request: Request, response: Response, page: CompressedPage): void {
  const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each) === each);
  if (encoding) response.set('Content-Encoding', encoding);
  response
    .vary('Accept-Encoding')
    // Browsers revalidate each time, so changes show at once.
    .set({ 'Cache-Control': 'no-cache', ETag: `"${page.hash}-${encoding ?? 'plain'}"` })
    .type('html')
    .send(page[encoding ?? 'plain']);
}
