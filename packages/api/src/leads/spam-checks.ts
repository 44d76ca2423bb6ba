import { hash } from 'node:crypto';
import { besideSubject, identityKeys, type Suspicion } from '@hvac/content/model';
import { day } from '../clock.ts';
import type { LeadPayload } from './model/lead-kinds.ts';

/** Shortest time in which a person fills in a form, in milliseconds since the first token of the visit. */
const minFillTime = 3_000;
/** Real customers link to a few things, such as photos of a unit or a listing. */
const maxLinks = 3;
/** Two people may well write the same short text, such as "My AC is not cooling, please call me." In characters. */
const minDuplicateLength = 60;
/** Limit of memory. */
const maxTexts = 2_000;

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

/** Ignores case and whitespace, and drops the line that the form itself adds. */
const normalizeForComparison = (text: string): string => besideSubject(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Hashes that identify a sender without keeping the address or the numbers in memory. */
const senderHashes = ({ email, phone }: Pick<LeadPayload, 'email' | 'phone'>): string[] =>
  identityKeys({ email, phone }).map((key) => hash('sha256', key));

export type RepeatedTexts = ReturnType<typeof createRepeatedTexts>;

/** Tells texts that another person has sent within a day. It forgets them with the process: a lost mark harms nobody. */
export function createRepeatedTexts(now: () => number) {
  /** By hash of the text, oldest first. */
  const firstSent = new Map<string, { at: number; senders: string[] }>();
  return {
    /** Whether somebody else has sent this text. The first sender is remembered. */
    isRepeated(payload: Pick<LeadPayload, 'email' | 'phone'>): boolean {
      const text = normalizeForComparison(textOf(payload));
      if (text.length < minDuplicateLength) return false;
      const [key, senders] = [hash('sha256', text), senderHashes(payload)];
      const first = firstSent.get(key);
      if (first && first.at > now() - day) return !senders.some((sender) => first.senders.includes(sender));
      firstSent.delete(key);
      firstSent.set(key, { at: now(), senders });
      const [oldest = ''] = firstSent.keys();
      if (firstSent.size > maxTexts) firstSent.delete(oldest);
      return false;
    },
  };
}

/**
 * Signs that a bot sent the lead. The lead is stored and marked: refusing it would tell bots what to change.
 * @param age of the visit, in milliseconds
 * @param isRepeated others have sent the same text
 */
export function findSpamSignals(
  payload: { website?: string | undefined },
  age: number,
  isRepeated: boolean,
): Suspicion[] {
  const text = textOf(payload);
  const found: Suspicion[] = [];
  if (payload.website) found.push('honeypot');
  // It is negative when the clock of the server that issued the token is ahead.
  if (age >= 0 && age < minFillTime) found.push('too-fast');
  if (isRepeated) found.push('repeated');
  if ((text.match(link)?.length ?? 0) > maxLinks) found.push('links');
  if (markup.test(text)) found.push('markup');
  return found;
}
