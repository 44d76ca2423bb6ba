import { receivedAt, type Lead } from '../leads/model/lead.ts';
import type { InsertResult, Store, Updated } from './store.ts';
import type { TableRow } from './tables.ts';

type UsedRow = TableRow<'used_nonces'>;

/** Longer than any captcha token is valid, in milliseconds. */
const longestUse = 60 * 60 * 1000;

/** A captcha nonce that can no longer be used for a lead. */
export interface UsedNonce {
  nonce: string;
  /** SHA-256 of the submission. */
  digest: string;
  /** Milliseconds since 1970. */
  now: number;
  /** When its token expires, and it may be forgotten: milliseconds since 1970. */
  until: number;
}

/**
 * Marks a nonce as used after a wrong answer.
 * @returns `duplicate` when the same submission has used it before
 * @throws {StoreUnavailable} when that was not stored
 */
export function consumeNonce(
  { digest, nonce, now, until }: UsedNonce,
  store: Pick<Store, 'updateRows'>,
): Promise<{ outcome: InsertResult['outcome'] }> {
  return store.updateRows('used_nonces', (rows): Updated<UsedRow, { outcome: InsertResult['outcome'] }> => {
    const earlier = rows.find((used) => used.nonce === nonce);
    if (earlier) return { rows, result: { outcome: earlier.digest === digest ? 'duplicate' : 'nonceUsed' } };
    const valid = rows.filter((used) => used.until > now);
    return { rows: [...valid, { nonce, digest, until }], result: { outcome: 'created' } };
  });
}

/**
 * The nonces of leads that are deleted while their tokens are valid: else a browser that sends its form again would store
 * the person anew.
 * @param now milliseconds since 1970
 */
export const noncesOf = (leads: readonly Lead[], now: number): UsedRow[] =>
  leads
    .map((lead) => ({ nonce: lead.submission.nonce, until: receivedAt(lead) + longestUse }))
    .filter(({ until }) => until > now);
