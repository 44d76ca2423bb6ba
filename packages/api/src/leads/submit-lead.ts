import { hash, randomUUID, webcrypto } from 'node:crypto';
import { formatFileSize, resumeTypes } from '@hvac/content/model';
import type { CareerApplicationPayload, Landing, LeadReceipt } from '@hvac/content/model';
import { CaptchaError, tokenLifetime } from './captcha.ts';
import type { Captcha } from './captcha.ts';
import { parseResume } from './resume.ts';
import type { Resume } from './resume.ts';
import type { Store } from '../store/store.ts';
import { toEntity } from './model/lead-kinds.ts';
import type { LeadKind, LeadPayload } from './model/lead-kinds.ts';
import type { Lead } from './model/lead.ts';
import { newLeadState } from './model/lead-state.ts';
import { findSpamSignals } from './spam-checks.ts';
import type { DuplicateDetector } from './spam-checks.ts';

export interface LeadDeps {
  store: Store;
  captcha: Captcha;
  repeats: DuplicateDetector;
  /** Whether leads are told to a webhook. */
  webhook: { isOn: boolean };
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Takes a lead whose payload has passed its schema: the captcha is opened and the answer compared; a wrong one spends the
 * token, and a right one keeps the lead. The receipt is given when the lead is durable.
 * @param from the page that it was sent from, and where the visit began
 * @throws {DomainError} before the token is looked at
 * @throws {CaptchaError}
 * @throws {StoreUnavailable} when nothing was kept; the nonce is good again
 */
export async function submitLead(
  kind: LeadKind,
  payload: LeadPayload,
  { page, landing }: { page: string | undefined; landing: Landing | undefined },
  deps: LeadDeps,
): Promise<LeadReceipt> {
  // Only this kind takes files.
  const resume = kind.acceptsFile && parseResume(payload as CareerApplicationPayload);
  if (payload.captchaAnswer.trim() === '') throw new CaptchaError('missing');
  const token = deps.captcha.open(payload.captchaToken);
  const sha256 = resume && (await digestOfFile(resume.bytes));
  const digest = digestOf(kind, payload, sha256);
  const time = deps.now();
  if (!deps.captcha.isRight(token, payload.captchaAnswer)) {
    const spent = { nonce: token.nonce, digest, now: time, until: token.issuedAt + tokenLifetime };
    const { outcome } = await deps.store.consumeNonce(spent);
    throw new CaptchaError(outcome === 'nonceUsed' ? 'used' : 'wrong');
  }
  const receipt = { id: randomUUID(), createdAt: new Date(time).toISOString() };
  const intake = {
    nonce: token.nonce,
    digest,
    suspect: findSpamSignals(payload, time - token.visitSince, await deps.repeats.has(payload)),
    ...(page !== undefined && { page }),
    ...(landing && { landing }),
    receivedAt: receipt.createdAt,
    ...(resume && { resume: { file: fileName(receipt, resume), bytes: resume.bytes.length, sha256 } }),
    mail: 'due',
    ...(deps.webhook.isOn && { webhook: 'due' }),
  };
  const entity = toEntity(kind, payload, { ...receipt, ...fileDetails(resume) });
  // The entity is that of the kind.
  const lead = { kind: kind.name, entity, intake, state: newLeadState } as Lead;
  const inserted = await deps.store.insertLead(lead, resume?.bytes);
  if (inserted.outcome === 'nonceUsed') throw new CaptchaError('used');
  if (inserted.outcome === 'duplicate')
    return { id: inserted.lead.entity.id, createdAt: inserted.lead.entity.createdAt };
  return receipt;
}

/** What the browser says of the file is not taken over: the server has seen it. */
const fileDetails = (resume: Resume | undefined) => ({
  resumeFileName: resume?.label,
  resumeFileSize: resume && formatFileSize(resume.bytes.length),
  fileMimeType: resume && resumeTypes[resume.extension],
});

/** A name that says nothing of the applicant. Its day tells how long the file has been waiting for a record. */
const fileName = ({ createdAt }: LeadReceipt, { extension }: Resume): string =>
  `${createdAt.slice(0, 10)}-${randomUUID()}.${extension}`;

/** Tells a repeated submission from another one. Keys are sorted: their order says nothing. */
function digestOf(kind: LeadKind, payload: LeadPayload, fileData: string | undefined): string {
  const sent = fileData === undefined ? payload : { ...payload, fileData };
  const fields = Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([kind.collection, fields]));
}

/** On a thread of its own: megabytes would keep everybody else waiting. */
const digestOfFile = async (bytes: Buffer<ArrayBuffer>): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
