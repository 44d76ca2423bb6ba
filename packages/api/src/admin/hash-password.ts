import { text } from 'node:stream/consumers';
import { hashPassword } from './password-hash.ts';
import { weaknessOf } from './password-rules.ts';

/** Prints the hash of the password on standard input, for ADMIN_PASSWORD_HASH. @returns what is wrong, if anything */
async function run(): Promise<string | undefined> {
  const password = (await text(process.stdin)).trim();
  if (password === '') {
    return 'Give the password on standard input: echo "the password" | npm run hash-password -w @hvac/api';
  }
  const weakness = await weaknessOf(password);
  if (weakness !== undefined) return `The password ${weakness}.`;
  process.stdout.write(`${await hashPassword(password)}\n`);
  return undefined;
}

const problem = await run();
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
