import { shortestPassword } from '@hvac/content/model';

/**
 * What speaks against a password, in words that follow "It" or the name of a setting; undefined when nothing does. The
 * list is that of zxcvbn: some 49,000 of the most common passwords, whatever their capitals.
 */
export async function weaknessOf(password: string): Promise<string | undefined> {
  const plain = password.trim().normalize('NFKC');
  if (Array.from(plain).length < shortestPassword) return `must have ${shortestPassword} characters or more`;
  // Loaded for this alone, once in a start.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(plain.toLowerCase())
    ? 'is one of the most common passwords, which are tried first: please choose another one'
    : undefined;
}
