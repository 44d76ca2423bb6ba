import type { Duplex, Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../errors.ts';

/** Sends what a chain of streams makes, in pieces: a long text made at once would hold all others up. */
export async function sendStream(chain: readonly (Readable | Duplex)[], response: Writable): Promise<void> {
  try {
    await pipeline([...chain, response]);
  } catch (error) {
    // The client closed the connection.
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
