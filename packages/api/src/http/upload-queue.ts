import { bodyLimitBytes } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import { addressOf } from './rate-limit.ts';
import { HttpError } from './http-error.ts';

/** Times are in milliseconds. Waiting and sending together stay below `timeLimits.request`. */
export const uploadLimits = {
  /** In bytes. Smaller bodies never queue, such as an application without a file. */
  small: bodyLimitBytes,
  /** A body of 7 MB takes several times as much memory while it is read, checked and stored. */
  atOnce: 4,
  /** Maximum number of uploads that wait for a slot. Node buffers about 64 kB of each. */
  waiting: 250,
  longestWait: 65_000,
  /** From getting a slot until the body is complete: enough for the largest file at 1.2 megabits a second. */
  longestBody: 50_000,
  /** How often the speed of senders is measured. */
  span: 1_000,
  /** After this many slow spans in a row, a sender loses its slot. */
  slowSpans: 3,
};

const full = 'We’re getting a lot of applications right now. Please try again in a minute.';
const slow = 'The file took too long to upload. Please try again, or send the form without it.';

const tooMany = () => new HttpError(503, full, { 'Retry-After': '60', Connection: 'close' });
const tooSlow = () => new HttpError(408, slow, { Connection: 'close' });

interface Upload {
  address: string;
  /** Maximum of bytes received in one span; Infinity once the body is complete. */
  pace: number;
  start(): void;
}

/**
 * Admits a few large bodies at a time, and one from each address, until their response is sent. Runs before the body is
 * read. The fastest sender is next, and one that is less than half as fast loses its slot to it, so that slow senders
 * don't delay others.
 */
export function uploadQueue(limits = uploadLimits): RequestHandler {
  const running = new Set<Upload>();
  /** In order of arrival. */
  const waiting = new Set<Upload>();

  const nextInLine = (): Upload | undefined => {
    const busy = new Set([...running].map(({ address }) => address));
    return [...waiting].filter(({ address }) => !busy.has(address)).toSorted((a, b) => b.pace - a.pace)[0];
  };
  const fillSlots = () => {
    for (let next = nextInLine(); next && running.size < limits.atOnce; next = nextInLine()) {
      waiting.delete(next);
      running.add(next);
      next.start();
    }
  };

  return (request, response, next) => {
    if (Number(request.get('Content-Length')) <= limits.small) return next();
    if (waiting.size >= limits.waiting) throw tooMany();
    const { socket } = request;
    const upload: Upload = {
      address: addressOf(request),
      pace: 0,
      start() {
        clearTimeout(deadline);
        deadline = setTimeout(() => refuse(tooSlow()), limits.longestBody);
        next();
      },
    };
    let deadline = setTimeout(() => refuse(tooMany()), limits.longestWait);
    let before = socket.bytesRead;
    let slowSpans = 0;
    const measure = () => {
      const bytes = socket.bytesRead - before;
      before = socket.bytesRead;
      upload.pace = request.complete ? Infinity : Math.max(upload.pace, bytes);
      const isSlow = running.has(upload) && !request.complete && bytes * 2 < (nextInLine()?.pace ?? 0);
      slowSpans = isSlow ? slowSpans + 1 : 0;
      if (slowSpans === limits.slowSpans) refuse(tooSlow());
    };
    // After reading the sockets, so that a busy server doesn't make senders look slow.
    const watch = setInterval(() => setImmediate(measure), limits.span);
    const stopWatching = () => {
      clearTimeout(deadline);
      clearInterval(watch);
    };
    const leave = () => {
      stopWatching();
      waiting.delete(upload);
      running.delete(upload);
      fillSlots();
    };
    const refuse = (error: HttpError) => {
      leave();
      next(error);
    };
    request.once('end', stopWatching);
    response.once('close', leave);
    waiting.add(upload);
    fillSlots();
  };
}
