import type { RequestHandler } from 'express';
import { HttpError } from './http-error.ts';

/** Times in milliseconds. Waiting and sending together stay below the time limit of a request. */
export const uploadLimits = {
  /** A body of 7 MB costs several times as much memory while it is read, checked and kept. */
  atOnce: 4,
  /** Most that wait for their turn. Their bodies stay where they are: in the senders' hands. */
  waiting: 250,
  longestWait: 65_000,
  /** From the turn until the body is complete: the largest file at 1.2 megabits a second. */
  longestBody: 50_000,
  /** A sender has to send this many bytes ... */
  leastBytes: 128 * 1024,
  /** ... in each of these spans. */
  span: 10_000,
};

const full = 'Many applications are arriving just now. Please try again in a minute.';
const slow = 'The file came too slowly. Please try again, or leave the file out and tell us in the form.';

/**
 * Lets large bodies in a few at a time. Stands before the body is read; the turn ends with the answer.
 * Who sends slowly loses the turn, so that nobody can hold them all.
 */
export function uploadQueue(limits = uploadLimits): RequestHandler {
  let busy = 0;
  /** In the order of arrival. */
  const waiting = new Set<() => void>();

  const leave = () => {
    busy--;
    const [next] = waiting;
    next?.();
  };

  return (request, response, next) => {
    const enter = () => {
      busy++;
      response.once('close', leave);
      const watch = watchPace(
        () => request.socket.bytesRead,
        limits,
        () => {
          next(new HttpError(408, slow, { Connection: 'close' }));
        },
      );
      request.once('end', watch.stop);
      response.once('close', watch.stop);
      next();
    };
    if (busy < limits.atOnce) return enter();
    if (waiting.size >= limits.waiting) throw tooMany();
    const quit = () => {
      clearTimeout(patience);
      waiting.delete(turn);
      response.off('close', quit);
    };
    const turn = () => {
      quit();
      enter();
    };
    const patience = setTimeout(() => {
      quit();
      next(tooMany());
    }, limits.longestWait);
    waiting.add(turn);
    response.once('close', quit);
  };
}

const tooMany = () => new HttpError(503, full, { 'Retry-After': '60', Connection: 'close' });

/** Calls once when the sender is too slow. @param received bytes so far */
function watchPace(received: () => number, limits: typeof uploadLimits, tooSlow: () => void): { stop: () => void } {
  let before = received();
  const stop = () => {
    clearTimeout(whole);
    clearInterval(pace);
  };
  const refuse = () => {
    stop();
    tooSlow();
  };
  const whole = setTimeout(refuse, limits.longestBody);
  const pace = setInterval(() => {
    if (received() - before < limits.leastBytes) refuse();
    before = received();
  }, limits.span);
  return { stop };
}
