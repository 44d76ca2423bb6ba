import type { Suspicion } from '@hvac/content/model';

/** Shortest time in which a person fills in a form, in milliseconds since the first token of the visit. */
const minFillTime = 3_000;
/** Real customers link to a few things, such as photos of a unit or a listing. */
const maxLinks = 3;
/** Fields with free text. */
const textFields = ['message', 'comments', 'additionalInfo'];

const link = /https?:\/\/(?:www\.)?|www\./gi;
/** HTML tags that link or load, closing tags, and forum links. A "<" between two temperatures does not match. */
const markup = /<\/[a-z]|<(?:a|img|script|style|iframe|object|embed)[\s>/]|\[\/?(?:url|link|img)[\]=]/i;

const textOf = (payload: object): string =>
  Object.entries(payload)
    .filter(([name, value]) => textFields.includes(name) && typeof value === 'string')
    .map(([, value]) => String(value))
    .join('\n');

/**
 * Signs that a bot sent the lead. The lead is stored and marked: refusing it would tell bots what to change.
 * @param age of the visit, in milliseconds
 */
export function findSpamSignals(payload: { website?: string | undefined }, age: number): Suspicion[] {
  const text = textOf(payload);
  const found: Suspicion[] = [];
  if (payload.website) found.push('honeypot');
  // It is negative when the clock of the server that issued the token is ahead.
  if (age >= 0 && age < minFillTime) found.push('too-fast');
  if ((text.match(link)?.length ?? 0) > maxLinks) found.push('links');
  if (markup.test(text)) found.push('markup');
  return found;
}
