import { hash, randomUUID, webcrypto } from 'node:crypto';
import type { LeadReceipt, Suspicion } from '@hvac/content/model';
import { CaptchaRefused } from '../captcha/captcha.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Claims } from '../captcha/claims.ts';
import type { Resume } from '../resumes/resume.ts';
import type { Store } from '../store/port.ts';
import type { LeadKind, LeadPayload } from './lead-kind.ts';
import type { LeadRecord } from './lead-record.ts';

/** Shortest time in which a person fills in a form, in milliseconds, counted from the issue of the token. */
const shortestFilling = 3_000;

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
 * @throws {Refusal} before the token is looked at
 * @throws {CaptchaRefused}
 * @throws {StoreUnavailable} when nothing was kept; the nonce is good again
 */
export async function submitLead(kind: LeadKind, payload: LeadPayload, deps: LeadDeps): Promise<LeadReceipt> {
  const resume = kind.resume?.(payload);
  if (payload.captchaAnswer.trim() === '') throw new CaptchaRefused('missing');
  const token = deps.captcha.open(payload.captchaToken);
  const digest = await digestOf(kind, payload, resume);
  return deps.claims.use(token.nonce, digest, async () => {
    deps.captcha.check(token, payload.captchaAnswer);
    const time = deps.now();
    const receipt = { id: randomUUID(), createdAt: new Date(time).toISOString() };
    const file = resume && { file: fileName(receipt, resume), bytes: resume.bytes.length };
    const record: LeadRecord = {
      entity: kind.toEntity(payload, receipt, resume),
      intake: {
        nonce: token.nonce,
        digest,
        suspect: suspicionsOf(payload, time - token.issuedAt),
        receivedAt: receipt.createdAt,
        ...(file && { resume: file }),
        mail: 'due',
      },
    };
    // The file is durable before the record that names it.
    if (file) await deps.store.putFile('resumes', file.file, resume.bytes);
    try {
      await deps.store.appendLead(kind.collection, record);
    } catch (error) {
      // A file that stays because the store has stopped is found by the sweep.
      if (file) await deps.store.removeFiles('resumes', [file.file]).catch(() => {});
      throw error;
    }
    return receipt;
  });
}

/** A name that says nothing of the applicant. Its day tells how long the file has been waiting for a record. */
const fileName = ({ createdAt }: LeadReceipt, { extension }: Resume): string =>
  `${createdAt.slice(0, 10)}-${randomUUID()}.${extension}`;

/** Tells a repeated submission from another one. Keys are sorted: their order says nothing. */
async function digestOf(kind: LeadKind, payload: LeadPayload, resume: Resume | undefined): Promise<string> {
  const sent = resume ? { ...payload, fileData: await digestOfFile(resume.bytes) } : payload;
  const fields = Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([kind.collection, fields]));
}

/** On a thread of its own: megabytes would keep everybody else waiting. */
const digestOfFile = async (bytes: Buffer<ArrayBuffer>): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');

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
