import { hash } from 'node:crypto';
import { besideOffer, identityKeys, type Suspicion } from '@hvac/content/model';
import { day } from '../clock.ts';
import type { LeadPayload } from './model/lead-kinds.ts';
import { receivedAt } from './model/lead.ts';
import type { Store } from '../store/store.ts';

/** Shortest time in which a person fills in a form, in milliseconds since the first token of the visit. */
const minFillTime = 3_000;
/** Real customers link to a few things, such as photos of a unit or a listing. */
const maxLinks = 3;
/** Two people may well write the same short text, such as "My AC is not cooling, please call me." In characters. */
const minDuplicateLength = 60;
/** Limits of memory: texts, and senders of each. */
const maxTexts = 10_000;
const maxSenders = 20;

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
export const normalizeForComparison = (text: string): string =>
  besideOffer(text).toLowerCase().replace(/\s+/g, ' ').trim();

type Contact = Pick<LeadPayload, 'email' | 'phone'>;

/** Hashes that identify a sender without storing the address or the numbers. */
const senderHashes = ({ email, phone }: Contact): string[] =>
  identityKeys({ email, phone }).map((key) => hash('sha256', key));

interface SeenText {
  /** When it first arrived, in milliseconds since 1970. */
  at: number;
  /** Hashes of its senders. */
  senders: Set<string>;
}

export type DuplicateDetector = ReturnType<typeof createDuplicateDetector>;

/** Finds texts that several people send within a day. */
export function createDuplicateDetector(store: Pick<Store, 'listLeads'>, now: () => number) {
  /** By hash of the text, oldest first. */
  const texts = new Map<string, SeenText>();
  let restored: Promise<void> | undefined;

  /** Loads the texts that arrived before the server started. */
  async function restore(): Promise<void> {
    const leads = await store.listLeads({ from: now() - day });
    for (const lead of leads.toReversed()) add(lead.entity, receivedAt(lead));
  }

  function add(payload: Contact, at: number): boolean {
    for (const [key, text] of texts) {
      if (text.at > now() - day && texts.size < maxTexts) break;
      texts.delete(key);
    }
    const normalized = normalizeForComparison(textOf(payload));
    if (normalized.length < minDuplicateLength) return false;
    const key = hash('sha256', normalized);
    const known = texts.get(key);
    const senders = senderHashes(payload);
    if (!known) {
      texts.set(key, { at, senders: new Set(senders) });
      return false;
    }
    const isDuplicate = !senders.some((sender) => known.senders.has(sender));
    // Most senders have two hashes.
    if (known.senders.size < 2 * maxSenders) for (const sender of senders) known.senders.add(sender);
    return isDuplicate;
  }

  return {
    /** Whether somebody else sent this text within the last day. Records this sender, too. */
    async isDuplicate(payload: Contact): Promise<boolean> {
      // A failed read only loses marks: it must not refuse a lead.
      await (restored ??= restore().catch(() => {}));
      return add(payload, now());
    },
  };
}

/**
 * Signs that a bot sent the lead. The lead is stored and marked: refusing it would tell bots what to change.
 * @param age of the visit, in milliseconds
 * @param isDuplicate others have sent the same text
 */
export function findSpamSignals(
  payload: { website?: string | undefined },
  age: number,
  isDuplicate: boolean,
): Suspicion[] {
  const text = textOf(payload);
  const found: Suspicion[] = [];
  if (payload.website) found.push('honeypot');
  if (age < minFillTime) found.push('too-fast');
  if (isDuplicate) found.push('repeated');
  if ((text.match(link)?.length ?? 0) > maxLinks) found.push('links');
  if (markup.test(text)) found.push('markup');
  return found;
}
