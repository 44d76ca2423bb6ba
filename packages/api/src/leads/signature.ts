import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a list of parts. JSON keeps them apart: no two lists give the same text. In base64url. */
export const sign = (secret: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

/** Compares in constant time, so that timing doesn't reveal where two strings differ. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
