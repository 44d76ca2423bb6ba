import { bodyLimitBytes } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import { HttpError } from './http-error.ts';
import { addressOf } from './rate-limit.ts';

export const uploadLimits = {
  /** In bytes. Smaller bodies are not counted, such as an application without a file. */
  small: bodyLimitBytes,
  /** Uploads at once. Each holds up to 7 MB in memory. */
  open: 12,
  /** Uploads of one address at once. */
  openPerAddress: 2,
  /** In milliseconds. An upload that has sent nothing for so long makes room for others. */
  silent: 5_000,
  /** Bytes a millisecond. Faster uploads are let finish. */
  fast: 64,
};

const tooMany = () =>
  new HttpError(503, 'We’re getting a lot of applications right now. Please try again in a minute.', {
    'Retry-After': '60',
    Connection: 'close',
  });

interface Upload {
  address: string;
  startedAt: number;
  /** When it last sent something. */
  lastByteAt: number;
  bytes: number;
  drop: () => void;
}

/**
 * Bounds the large bodies that are read at once. There is no deadline: only when another upload needs its place, a silent one
 * is refused, or else the slowest. Runs just before the body is read.
 * @param now milliseconds, from any start
 */
export function limitUploads(limits = uploadLimits, now = () => performance.now()): RequestHandler {
  /** In order of arrival. */
  const open = new Set<Upload>();
  const isSilent = (upload: Upload) => now() - upload.lastByteAt >= limits.silent;
  /** Bytes a millisecond. The first second counts whole, so that a new upload is not the slowest. */
  const speed = (upload: Upload) =>
    isSilent(upload) ? 0 : (upload.bytes + limits.small) / Math.max(1_000, now() - upload.startedAt);
  /** @throws {HttpError} 503 when all of them are to finish */
  function makeRoom(uploads: readonly Upload[], mayDrop: (upload: Upload) => boolean): void {
    const slowest = uploads.toSorted((a, b) => speed(a) - speed(b))[0];
    if (!slowest || !mayDrop(slowest)) throw tooMany();
    slowest.drop();
  }

  return (request, response, next) => {
    if (Number(request.get('Content-Length')) <= limits.small) return next();
    const address = addressOf(request);
    const own = [...open].filter((upload) => upload.address === address);
    if (own.length >= limits.openPerAddress) makeRoom(own, isSilent);
    else if (open.size >= limits.open) makeRoom([...open], (upload) => speed(upload) < limits.fast);

    const upload: Upload = {
      address,
      startedAt: now(),
      lastByteAt: now(),
      bytes: 0,
      drop() {
        open.delete(upload);
        next(tooMany());
      },
    };
    open.add(upload);
    const close = () => void open.delete(upload);
    request.on('data', (chunk: Buffer) => {
      upload.bytes += chunk.length;
      upload.lastByteAt = now();
    });
    request.once('end', close);
    response.once('close', close);
    next();
  };
}
