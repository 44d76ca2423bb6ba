import { text } from 'node:stream/consumers';
import { hashPassword, weaknessOf } from '../auth/passwords.ts';
import { OperatorError } from '../errors.ts';
import { UsageError, runCommand } from './run.ts';

// Prints the hash of the password on standard input, for ADMIN_PASSWORD_HASH.
await runCommand(async () => {
  const password = (await text(process.stdin)).trim();
  if (password === '') {
    throw new UsageError(
      'Give the password on standard input: echo "the password" | npm run hash-password -w @hvac/api',
    );
  }
  const weakness = await weaknessOf(password);
  if (weakness !== undefined) throw new OperatorError(`The password ${weakness}.`);
  return hashPassword(password);
});
