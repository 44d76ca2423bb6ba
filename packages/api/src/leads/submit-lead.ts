import { hash, randomUUID, webcrypto } from 'node:crypto';
import {
  formatFileSize,
  resumeTypes,
  type CareerApplicationPayload,
  type Landing,
  type LeadReceipt,
  type Suspicion,
} from '@hvac/content/model';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { captchaError, spendNonces, tokenLifetime, type Captcha } from './captcha.ts';
import { decodeBase64, parseResume, type Resume, type UploadedFile } from './resume.ts';
import type { Store } from '../store/store.ts';
import type { LeadKind, LeadPayload } from './model/lead-kinds.ts';
import { arrivalDeliveries, newLeadState, type ArrivalChannels, type Lead } from './model/lead.ts';

export interface LeadDeps extends Clock, ArrivalChannels {
  store: Store;
  captcha: Captcha;
}

export interface LeadSource {
  /** The page that the form was sent from. */
  page: string | undefined;
  /** The page that the visit began on. */
  landing: Landing | undefined;
  /** The résumé, when it isn't in the payload. */
  file?: UploadedFile | undefined;
}

/**
 * Stores a lead whose payload has passed its schema, and returns the receipt once the lead is durable. A wrong captcha
 * answer uses up the token.
 * @throws {DomainError} when the résumé is not accepted, and the token stays valid; when the captcha is not
 * @throws {StoreUnavailable} when it is not acknowledged; the token stays valid for the same submission
 */
export async function submitLead(
  kind: LeadKind,
  payload: LeadPayload,
  { page, landing, file }: LeadSource,
  deps: LeadDeps,
): Promise<LeadReceipt> {
  if (payload.captchaAnswer.trim() === '') throw captchaError('missing');
  // Before the file is looked at: only visitors with a token of ours can make the server work.
  const token = deps.captcha.verify(payload.captchaToken);
  const upload = kind.acceptsFile && (file ?? fileIn(payload as CareerApplicationPayload));
  const resume = upload && (await parseResume(upload));
  const sha256 = resume && (await sha256InBackground(resume.bytes));
  const digest = digestOf(kind, payload, sha256);
  const time = deps.now();
  if (!deps.captcha.isCorrect(token, payload.captchaAnswer)) {
    await spendNonces([{ nonce: token.nonce, until: token.issuedAt + tokenLifetime }], time, deps.store);
    throw captchaError('wrong');
  }
  const receipt = { id: randomUUID(), createdAt: new Date(time).toISOString() };
  const submission = {
    nonce: token.nonce,
    digest,
    suspect: findSpamSignals(payload, time - token.visitSince),
    ...(page !== undefined && { page }),
    ...(landing && { landing }),
    receivedAt: receipt.createdAt,
    ...(resume && { resume: { file: fileName(receipt, resume), bytes: resume.bytes.length, sha256 } }),
  };
  const entity = toEntity(kind, payload, { ...receipt, ...fileDetails(resume) });
  // `toEntity` has checked the entity with the schema of this kind.
  const state = newLeadState(arrivalDeliveries(receipt.createdAt, deps));
  const lead = { kind: kind.name, entity, submission, state } as Lead;
  const inserted = await deps.store.insertLead(lead, resume?.bytes);
  if (inserted.outcome === 'nonceUsed') throw captchaError('used');
  if (inserted.outcome === 'duplicate')
    return { id: inserted.lead.entity.id, createdAt: inserted.lead.entity.createdAt };
  return receipt;
}

/** Shortest time in which a person fills in a form, in milliseconds since the first token of the visit. */
const minFillTime = 3_000;
/** Real customers link to a few things, such as photos of a unit or a listing. */
const maxLinks = 3;
const textFields = ['message', 'comments', 'additionalInfo'];

const link = /https?:\/\/(?:www\.)?|www\./gi;
/** HTML tags that link or load, closing tags, and forum links. A "<" between two temperatures does not match. */
const markup = /<\/[a-z]|<(?:a|img|script|style|iframe|object|embed)[\s>/]|\[\/?(?:url|link|img)[\]=]/i;

/**
 * Signs that a bot sent the lead. The lead is stored and marked: refusing it would tell bots what to change.
 * @param age of the visit, in milliseconds
 */
function findSpamSignals(payload: LeadPayload, age: number): Suspicion[] {
  const fields: Readonly<Record<string, unknown>> = { ...payload };
  const text = textFields.map((name) => fields[name]).join('\n');
  const found: Suspicion[] = [];
  if (payload.website) found.push('honeypot');
  // It is negative when the clock of the server that issued the token is ahead.
  if (age >= 0 && age < minFillTime) found.push('too-fast');
  if ((text.match(link)?.length ?? 0) > maxLinks) found.push('links');
  if (markup.test(text)) found.push('markup');
  return found;
}

/** The file in a JSON body. */
function fileIn({ fileData = '', resumeFileName: name = '' }: CareerApplicationPayload): UploadedFile | undefined {
  return name === '' && fileData === '' ? undefined : { name, bytes: decodeBase64(fileData) };
}

/**
 * Picks the fields of the stored record from a payload. An empty optional field is left out.
 * @param known values that replace those of the payload
 * @throws {z.core.$ZodError} when the result doesn't fit the record's schema
 */
function toEntity({ entity }: LeadKind, payload: LeadPayload, known: LeadReceipt): Lead['entity'] {
  const values: Readonly<Record<string, unknown>> = { ...payload, ...known };
  const { shape } = entity._zod.def;
  const names = Object.keys(shape).filter((name) => {
    const isEmptyOptional = values[name] === '' && shape[name]?._zod.def.type === 'optional';
    return values[name] !== undefined && !isEmptyOptional;
  });
  // The result has passed the schema of this kind.
  return z.parse(entity, Object.fromEntries(names.map((name) => [name, values[name]]))) as unknown as Lead['entity'];
}

/** Detected from the file's bytes, because the browser's claim is not trusted. */
const fileDetails = (resume: Resume | undefined) => ({
  resumeFileName: resume?.label,
  resumeFileSize: resume && formatFileSize(resume.bytes.length),
  fileMimeType: resume && resumeTypes[resume.extension],
});

/** A random name with the day in front: the day shows how long a file without a lead has been there. */
const fileName = ({ createdAt }: LeadReceipt, { extension }: Resume): string =>
  `${createdAt.slice(0, 10)}-${randomUUID()}.${extension}`;

/** Identifies a repeated submission, also of the version before. Keys are sorted because their order carries no meaning. */
function digestOf({ path }: LeadKind, payload: LeadPayload, fileData: string | undefined): string {
  const sent = fileData === undefined ? payload : { ...payload, fileData };
  const fields = Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([path.replace('/api/', '').replace('-', '_'), fields]));
}

/** Web Crypto hashes on another thread, so megabytes don't block other requests; only its copy takes a turn. Hex. */
async function sha256InBackground(bytes: Buffer<ArrayBuffer>): Promise<string> {
  await nextTurn();
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
