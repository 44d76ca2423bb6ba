import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a captcha token says. The answer is not in it: `proof` can be compared with an answer, not read. */
export interface CaptchaToken {
  /** 128 random bits in base64url: a token is good for one submission. */
  nonce: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
  /** When the first token of the visit was issued: a problem that takes the place of another one begins no new visit. */
  visitSince: number;
  /** Keyed digest of nonce, time and answer. */
  proof: string;
}

/** Length before each part: no two lists of parts give the same bytes. */
function lengthPrefixed(parts: readonly string[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.from(part);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

const digest = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(lengthPrefixed(parts)).digest('base64url');

/** Compares without telling by time where two strings differ. */
function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const proofOf = (secret: string, nonce: string, issuedAt: number, answer: number): string =>
  digest(secret, ['captcha answer', nonce, String(issuedAt), String(answer)]);

/** The first token of a visit does not say when the visit began. */
const visitPart = ({ issuedAt, visitSince }: CaptchaToken): string[] =>
  visitSince === issuedAt ? [] : [String(visitSince)];

const signatureOf = (secret: string, token: CaptchaToken): string =>
  digest(secret, ['captcha token', token.nonce, String(token.issuedAt), token.proof, ...visitPart(token)]);

/** A signed token for a problem with this answer. @param visitSince when the first token of the visit was issued */
export function signToken(
  secret: string,
  nonce: string,
  issuedAt: number,
  answer: number,
  visitSince = issuedAt,
): string {
  const token = { nonce, issuedAt, visitSince, proof: proofOf(secret, nonce, issuedAt, answer) };
  return [nonce, issuedAt, token.proof, signatureOf(secret, token), ...visitPart(token)].join('.');
}

const shape = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})\.([\w-]{43})(?:\.(\d{1,15}))?$/;

/** Reads a token; undefined when this secret did not sign it exactly as it stands. */
export function verifyToken(secret: string, text: string): CaptchaToken | undefined {
  const [, nonce, time, proof, signature, visit = time] = shape.exec(text) ?? [];
  if (nonce === undefined || time === undefined || proof === undefined || signature === undefined) return undefined;
  const token = { nonce, issuedAt: Number(time), visitSince: Number(visit), proof };
  return same(signature, signatureOf(secret, token)) ? token : undefined;
}

/** Whether this is the answer to the token's problem. */
export function isAnswer(secret: string, { nonce, issuedAt, proof }: CaptchaToken, answer: number): boolean {
  return same(proof, proofOf(secret, nonce, issuedAt, answer));
}
