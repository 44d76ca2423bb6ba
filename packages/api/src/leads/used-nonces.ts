import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';

/**
 * Lets captcha tokens make no lead: after a wrong answer, or once their lead is erased, so that a browser which sends its form
 * again doesn't store the person anew. Tokens that have expired are forgotten.
 * @param now milliseconds since 1970
 * @throws {StoreUnavailable} when that was not stored
 */
export function spendNonces(
  nonces: readonly TableRow<'used_nonces'>[],
  now: number,
  store: Pick<Store, 'updateRows'>,
): Promise<void> {
  return store.updateRows('used_nonces', (rows) => {
    const valid = rows.filter(({ until }) => until > now);
    const known = new Set(valid.map(({ nonce }) => nonce));
    return { rows: [...valid, ...nonces.filter(({ nonce }) => !known.has(nonce))], result: undefined };
  });
}
