import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** Cost of scrypt: about 60 ms and 32 MB for each try. */
const cost = { N: 2 ** 15, r: 8, p: 1 };
const maxmem = 64 * 1024 * 1024;
const shape = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]{22})\$([\w-]{43})$/;

/** Whether a text is a hash as `hashPassword` makes it. */
export const isPasswordHash = (text: string): boolean => shape.test(text);

/** A salted hash in one line: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, 32, { ...cost, maxmem });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
