import { text } from 'node:stream/consumers';
import { hashPassword } from './password-hash.ts';

// Prints the hash of the password on standard input, for ADMIN_PASSWORD_HASH.
const password = (await text(process.stdin)).trim();
if (password === '') {
  process.stderr.write(
    'Give the password on standard input: echo "the password" | npm run hash-password -w @hvac/api\n',
  );
  process.exitCode = 1;
} else {
  process.stdout.write(`${await hashPassword(password)}\n`);
}
