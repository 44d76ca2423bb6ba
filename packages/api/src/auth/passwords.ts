import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { shortestPassword } from '@hvac/content/model';

/** Parameters of scrypt (RFC 7914). */
export interface Cost {
  N: number;
  r: number;
  p: number;
}

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

export const costs = {
  /** For passwords that people choose: about 60 ms and 32 MB per attempt. */
  chosen: { N: 2 ** 15, r: 8, p: 1 },
  /** For generated passwords: 99 random bits can't be guessed, however cheap an attempt is. */
  generated: { N: 2, r: 8, p: 1 },
} as const satisfies Record<string, Cost>;

const shape = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]{22})\$([\w-]{43})$/;

function parse(text: string) {
  const [, N, r, p, salt = '', key = ''] = shape.exec(text) ?? [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const usable = Number.isInteger(Math.log2(cost.N)) && cost.N >= 2 && cost.N <= 2 ** 20 && cost.r > 0 && cost.p > 0;
  return usable ? { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') } : undefined;
}

/** Normalizes a password for comparison: keyboards compose letters in different ways (NFKC). */
export const normalizePassword = (password: string): string => password.trim().normalize('NFKC');

const keyOf = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  derive(normalizePassword(password), salt, 32, { ...cost, maxmem: 256 * cost.r * (cost.N + cost.p) });

/** Whether a text is a hash from `hashPassword`. */
export const isPasswordHash = (text: string): boolean => parse(text) !== undefined;

const format = (cost: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** Hashes a password with its own salt, as one line: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost: Cost = costs.chosen): Promise<string> {
  const salt = randomBytes(16);
  return format(cost, salt, await keyOf(password, salt, cost));
}

/** A hash that no password has. Comparing with it costs as much as with any other. */
export const unusableHash = (cost: Cost = costs.chosen): string => format(cost, randomBytes(16), randomBytes(32));

/**
 * Whether a password has this hash.
 * @param hash from `hashPassword`
 */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const parsed = parse(hash);
  return parsed !== undefined && timingSafeEqual(await keyOf(password, parsed.salt, parsed.cost), parsed.key);
}

/** Why a password is too weak, as a predicate after "It"; undefined if it is strong. zxcvbn's list has common passwords. */
export async function weaknessOf(password: string): Promise<string | undefined> {
  const plain = normalizePassword(password);
  if (Array.from(plain).length < shortestPassword) return `must have ${shortestPassword} characters or more`;
  // On demand, because the list is large.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(plain.toLowerCase())
    ? 'is one of the most common passwords, which attackers try first. Please choose a different one'
    : undefined;
}
