import { createHash, randomUUID } from 'node:crypto';
import type { LeadReceipt, Suspicion } from '@hvac/content/model';
import { CaptchaRefused } from '../captcha/captcha.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Claims } from '../captcha/claims.ts';
import type { Store } from '../store/port.ts';
import type { LeadKind, LeadPayload } from './lead-kind.ts';

/** Shortest time in which a person fills in a form, in milliseconds, counted from the issue of the token. */
export const shortestFilling = 3_000;

export interface LeadDeps {
  store: Store;
  captcha: Captcha;
  claims: Claims<LeadReceipt>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Takes a lead whose payload has passed its schema: the captcha is opened, its nonce used, the answer
 * compared, and the record kept. The receipt is given when the record is durable.
 * @throws {CaptchaRefused}
 * @throws {StoreUnavailable} when nothing was kept; the nonce is good again
 */
export async function submitLead(kind: LeadKind, payload: LeadPayload, deps: LeadDeps): Promise<LeadReceipt> {
  if (payload.captchaAnswer.trim() === '') throw new CaptchaRefused('missing');
  const token = deps.captcha.open(payload.captchaToken);
  const digest = digestOf(kind, payload);
  return deps.claims.use(token.nonce, digest, async () => {
    deps.captcha.check(token, payload.captchaAnswer);
    const time = deps.now();
    const receipt = { id: randomUUID(), createdAt: new Date(time).toISOString() };
    await deps.store.appendLead(kind.collection, {
      entity: kind.toEntity(payload, receipt),
      intake: {
        nonce: token.nonce,
        digest,
        suspect: suspicionsOf(payload, time - token.issuedAt),
        receivedAt: receipt.createdAt,
        mail: 'due',
      },
    });
    return receipt;
  });
}

/** Tells a repeated submission from another one. Keys are sorted: their order says nothing. */
function digestOf(kind: LeadKind, payload: LeadPayload): string {
  const fields = Object.entries(payload).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind.collection, fields]))
    .digest('hex');
}

/** Suspect leads are kept like others, and marked: refusing them would tell programs what to change. */
function suspicionsOf(payload: LeadPayload, age: number): Suspicion[] {
  const found: Suspicion[] = [];
  if (payload.website) found.push('honeypot');
  if (age < shortestFilling) found.push('too-fast');
  return found;
}

/** Brings back the nonces that leads of the last hour have spent, so that a restart opens no replay. */
export async function restoreClaims(claims: Claims<LeadReceipt>, store: Store, since: number): Promise<void> {
  for await (const { entity, intake } of store.leadsSince(since)) {
    const receipt = { id: entity.id, createdAt: entity.createdAt };
    claims.restore(intake.nonce, intake.digest, receipt, Date.parse(intake.receivedAt));
  }
}
