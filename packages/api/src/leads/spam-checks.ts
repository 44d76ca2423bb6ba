import { hash } from 'node:crypto';
import { besideOffer, dialNumber } from '@hvac/content/model';
import type { Suspicion } from '@hvac/content/model';
import { day } from '../clock.ts';
import { receivedAt } from './model/lead.ts';
import { mailboxOf } from './model/mailbox.ts';
import type { Store } from '../store/store.ts';

/** Shortest time in which a person fills in a form, in milliseconds, counted from the first token of the visit. */
const shortestFilling = 3_000;
/** More links than these are many: photos of a unit, a listing, a profile are fewer. */
const mostLinks = 3;
/** A shorter text is one that two people may well write: "My AC is not cooling, please call me." */
const shortestRepeated = 60;
/** Texts that are remembered for a day, and senders of each. */
const mostTexts = 10_000;
const mostSenders = 20;

/** Where visitors write freely. */
const places = ['message', 'comments', 'additionalInfo'];

const link = /https?:\/\/(?:www\.)?|www\./gi;
/** Tags that lead or load, ends of tags, and the links of forums. A "<" between two temperatures is neither. */
const markup = /<\/[a-z]|<(?:a|img|script|style|iframe|object|embed)[\s>/]|\[\/?(?:url|link|img)[\]=]/i;

const textOf = (said: object): string =>
  Object.entries(said)
    .filter(([name, value]) => places.includes(name) && typeof value === 'string')
    .map(([, value]) => String(value))
    .join('\n');

/** What two copies of a text have in common. The line that the form writes by itself is nobody's own. */
export const normalizeForComparison = (text: string): string =>
  besideOffer(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Signs by which a person is known again, not readable. */
const senderHashes = ({ email, phone }: Sender): string[] =>
  [mailboxOf(email), dialNumber(phone)].flatMap((sign) => (sign === undefined ? [] : hash('sha256', sign)));

interface Sender {
  email: string;
  phone: string;
}

interface Text {
  /** When it came first, in milliseconds since 1970. */
  at: number;
  /** Of who sent it. */
  signs: Set<string>;
}

/** Remembers for a day who sent which text. */
export class DuplicateDetector {
  /** By digest, oldest first. */
  readonly #texts = new Map<string, Text>();
  readonly #store: Pick<Store, 'listLeads'>;
  readonly #now: () => number;
  #restored: Promise<void> | undefined;

  /** @param now milliseconds since 1970 */
  constructor(store: Pick<Store, 'listLeads'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Whether people sent this text within a day, and this one was not among them. It is remembered from now on. */
  async has(said: Sender): Promise<boolean> {
    // A mark is no reason to refuse a lead.
    this.#restored ??= this.#restore().catch(() => {});
    await this.#restored;
    return this.#add(said, this.#now());
  }

  /** Takes up what came before the start. */
  async #restore(): Promise<void> {
    const leads = await this.#store.listLeads({ from: this.#now() - day });
    for (const lead of leads.toReversed()) this.#add(lead.entity, receivedAt(lead));
  }

  #add(said: Sender, at: number): boolean {
    for (const [key, text] of this.#texts) {
      if (text.at > this.#now() - day && this.#texts.size < mostTexts) break;
      this.#texts.delete(key);
    }
    const gist = normalizeForComparison(textOf(said));
    if (gist.length < shortestRepeated) return false;
    const key = hash('sha256', gist);
    const known = this.#texts.get(key);
    const signs = senderHashes(said);
    if (!known) {
      this.#texts.set(key, { at, signs: new Set(signs) });
      return false;
    }
    const isRepeat = !signs.some((sign) => known.signs.has(sign));
    if (known.signs.size < 2 * mostSenders) for (const sign of signs) known.signs.add(sign);
    return isRepeat;
  }
}

/**
 * Why a lead may come from a program. It is kept like others, and marked: refusing it would tell programs what to change.
 * @param age of the visit, in milliseconds
 * @param isRepeated others have sent the same text
 */
export function findSpamSignals(said: { website?: string | undefined }, age: number, isRepeated: boolean): Suspicion[] {
  const text = textOf(said);
  const found: Suspicion[] = [];
  if (said.website) found.push('honeypot');
  if (age < shortestFilling) found.push('too-fast');
  if (isRepeated) found.push('repeated');
  if ((text.match(link)?.length ?? 0) > mostLinks) found.push('links');
  if (markup.test(text)) found.push('markup');
  return found;
}
