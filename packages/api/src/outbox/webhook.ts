import { createHmac } from 'node:crypto';
import { e164, leadNumber } from '@hvac/content/model';
import ipaddr from 'ipaddr.js';
import { countAssignments, lastAssignment } from '../leads/model/deliveries.ts';
import { leadFields, subjectOf } from '../leads/model/lead-view.ts';
import { fullName, isSuspect, type Lead } from '../leads/model/lead.ts';
import { day, type Clock } from '../clock.ts';
import { errorCode } from '../errors.ts';
import type { Failure, Sender } from './outbox.ts';

export interface WebhookSettings {
  url: string;
  /** Signing secret: "whsec_" and base64, or any other text as it is. */
  secret: string;
}

const prefix = 'whsec_';

/** The key that a secret stands for: the base64 after `whsec_` (Standard Webhooks), or else its text. */
export const signingKey = (secret: string): Buffer =>
  secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret, 'utf8');

/** The arrival of a lead, or its last assignment: an id that stays the same on retries, its time, and data beside the lead. */
function eventOf({ entity, state, submission }: Lead, type: string): { id: string; timestamp: string; data?: object } {
  if (type !== 'lead.assigned') return { id: `lead-${entity.id}`, timestamp: submission.receivedAt };
  const { at = submission.receivedAt, by, detail } = lastAssignment(state) ?? {};
  return {
    id: `assigned-${entity.id}-${countAssignments(state)}`,
    timestamp: at,
    data: { assignee: { id: state.assignee, name: detail }, assignedBy: by },
  };
}

/** What is told about a lead. @param origin of the site; undefined when not configured */
function describeLead(lead: Lead, origin: string | undefined) {
  const { entity, submission, kind } = lead;
  const { email, id, phone } = entity;
  return {
    id,
    number: leadNumber(id),
    kind,
    subject: subjectOf(lead),
    name: fullName(lead),
    email,
    phone,
    phoneE164: e164(phone) ?? null,
    suspect: isSuspect(lead),
    page: submission.page ?? null,
    url: origin === undefined ? null : `${origin}/admin/leads?lead=${id}`,
    fields: Object.fromEntries(leadFields(lead).map(({ name, value }) => [name, value])),
  };
}

/**
 * A request, signed as in https://www.standardwebhooks.com: HMAC-SHA256 of id, time and body.
 * @param now milliseconds since 1970
 */
function signedRequest(id: string, body: string, secret: string, now: number): RequestInit {
  const seconds = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', signingKey(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'hvac-api',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
    // The owner has not chosen the target of a redirect.
    redirect: 'manual',
  };
}

/** How long a receiver may take to respond, in milliseconds. */
const answerTimeout = 10_000;
/** After this, an event is old news. In milliseconds. */
const maxEventAge = 3 * day;

class WebhookRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the receiver answered ${status}`);
    this.status = status;
  }
}

function webhookFailure(error: unknown): Failure {
  const failure = (sentence: string, code: string): Failure => ({
    sentence,
    code,
    isOfConnection: false,
    isFinal: false,
  });
  if (error instanceof WebhookRefusal) return failure(error.message, String(error.status));
  if ((error as Error).name === 'TimeoutError') return failure('the receiver did not answer in time', 'ETIMEDOUT');
  // `fetch` gives the system's error as the cause.
  const code = errorCode((error as Error).cause) ?? 'no answer';
  return failure(`the receiver cannot be reached (${code})`, code);
}

interface WebhookDeps extends Clock {
  /** The site's origin; undefined when not configured. */
  origin: string | undefined;
  /** In milliseconds; 10 seconds unless given. */
  timeout?: number;
}

/** Posts leads to the webhook when they arrive and when they are assigned. Its recipients are the events. */
export function webhookSender(
  { secret, url }: WebhookSettings,
  { now, origin, timeout = answerTimeout }: WebhookDeps,
): Sender<Lead> {
  return {
    name: 'A call of the webhook',
    concurrency: 1,
    recipients: ({ state }) => Object.keys(state.deliveries.webhook ?? {}),
    async send(lead, type, signal) {
      const { data, id, timestamp } = eventOf(lead, type);
      const message = JSON.stringify({ type, timestamp, data: { ...data, ...describeLead(lead, origin) } });
      const request = signedRequest(id, message, secret, now());
      const { body: answer, status } = await fetch(url, {
        ...request,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
      // The answer is not read: it may have no end.
      await answer?.cancel();
      if (status < 200 || status >= 300) throw new WebhookRefusal(status);
      return 'sent';
    },
    explain: webhookFailure,
    lastAttemptAt: (lead, type) => Date.parse(eventOf(lead, type).timestamp) + maxEventAge,
  };
}

/** This machine and private networks: unreachable from the internet. */
const privateRanges = ['loopback', 'private', 'uniqueLocal'];

/** Whether an IP address belongs to this machine or a private network. IPv4 written as IPv6 counts as IPv4. */
export const isPrivateAddress = (address: string): boolean => privateRanges.includes(ipaddr.process(address).range());
