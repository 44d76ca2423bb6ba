import { bodyLimitBytes } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import { finished } from 'node:stream';
import { HttpError } from './http-error.ts';

export const uploadLimits = {
  /** In bytes. Smaller bodies are not counted, such as an application without a file. */
  small: bodyLimitBytes,
  /** Uploads at once. Each holds up to 7 MB in memory. */
  open: 12,
};

const tooManyUploads = () =>
  new HttpError(503, 'We’re getting a lot of forms right now. Please try again in a minute.', {
    'Retry-After': '60',
    Connection: 'close',
  });

interface Upload {
  startedAt: number;
  bytes: number;
  drop: () => void;
}

/**
 * Bounds the large bodies that are read at once. Their only deadline is that of all requests: when another upload needs a place,
 * the slowest is refused. Runs just before the body is read.
 * @param now milliseconds, from any start
 */
export function limitUploads(limits = uploadLimits, now = () => performance.now()): RequestHandler {
  /** In order of arrival. */
  const open = new Set<Upload>();
  /** Bytes a millisecond. The first second counts whole, so that a new upload is not the slowest. */
  const speed = ({ bytes, startedAt }: Upload) => (bytes + limits.small) / Math.max(1_000, now() - startedAt);

  return (request, response, next) => {
    if (Number(request.get('Content-Length')) <= limits.small) return next();
    if (open.size >= limits.open) {
      const [slowest] = [...open].toSorted((a, b) => speed(a) - speed(b));
      slowest?.drop();
    }
    const upload: Upload = {
      startedAt: now(),
      bytes: 0,
      drop() {
        open.delete(upload);
        next(tooManyUploads());
      },
    };
    open.add(upload);
    const close = () => void open.delete(upload);
    request.on('data', (chunk: Buffer) => {
      upload.bytes += chunk.length;
    });
    request.once('end', close);
    // Also when the client has left while it was counted.
    finished(response, close);
    next();
  };
}
