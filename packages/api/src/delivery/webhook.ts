import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookup as systemLookup } from 'node:dns';
import { e164, leadNumber } from '@hvac/content/model';
import ipaddr from 'ipaddr.js';
import { countRequests, lastAssignment, recordAssignmentSent } from '../leads/model/deliveries.ts';
import { leadFields, subjectOf } from '../leads/model/lead-view.ts';
import { fullName, isSuspect, type Lead } from '../leads/model/lead.ts';
import { day } from '../clock.ts';
import { errorCode } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { DeliveryQueue, type DeliveryFailure } from './delivery-queue.ts';
import { leadChannel, type LeadChannelDeps, type LeadChannelRules } from './lead-channel.ts';

export interface WebhookSettings {
  /** Where leads are posted. */
  url: string;
  /** Signing secret: "whsec_" and base64, or any other text as it is. */
  secret: string;
}

/** A signed request. */
export interface WebhookMessage {
  headers: Record<string, string>;
  body: string;
}

const prefix = 'whsec_';

/** The key that a secret stands for: the base64 after `whsec_` (Standard Webhooks), or else its text. */
export const signingKey = (secret: string): Buffer =>
  secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret, 'utf8');

/** An event of a lead: its type, its time, and data beside the lead. */
interface WebhookEvent {
  /** Stays the same on retries. */
  id: string;
  type: 'lead.received' | 'lead.assigned';
  /** ISO 8601. */
  timestamp: string;
  data?: object;
}

const arrivalOf = ({ entity, submission }: Lead): WebhookEvent => ({
  id: `lead-${entity.id}`,
  type: 'lead.received',
  timestamp: submission.receivedAt,
});

/** The last assignment of a lead. */
function assignmentOf(lead: Lead): WebhookEvent {
  const { entity, submission, state } = lead;
  const { at = submission.receivedAt, by, detail } = lastAssignment(state) ?? {};
  return {
    id: `assigned-${entity.id}-${countRequests(state, 'assignmentWebhook')}`,
    type: 'lead.assigned',
    timestamp: at,
    data: { assignee: { id: state.assignee, name: detail }, assignedBy: by },
  };
}

/** The payload of an event. */
function payloadOf(lead: Lead, { data, timestamp, type }: WebhookEvent, origin: string | undefined): object {
  const { entity, submission, kind } = lead;
  const { email, id, phone } = entity;
  return {
    type,
    timestamp,
    data: {
      ...data,
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
    },
  };
}

/**
 * The message about an event, signed as in https://www.standardwebhooks.com: HMAC-SHA256 of id, time and body. Its id stays
 * the same on retries.
 * @param now milliseconds since 1970
 */
function webhookMessage(
  lead: Lead,
  event: WebhookEvent,
  { secret }: Pick<WebhookSettings, 'secret'>,
  origin: string | undefined,
  now: number,
): WebhookMessage {
  const body = JSON.stringify(payloadOf(lead, event, origin));
  const { id } = event;
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', signingKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'hvac-api',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  };
}

/**
 * Sends a message. Without https, only to private addresses, because it contains personal data. Redirects are not
 * followed: the owner has not chosen their target.
 * @returns the status of the response, whose body is not read
 * @throws a system error, one with the code EPUBLIC, or the signal's
 */
export const postWebhook = (
  url: string,
  { body, headers }: WebhookMessage,
  signal: AbortSignal,
  lookup: LookupFunction = privateLookup(),
): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal, agent: false };
    const isPlainHttp = new URL(url).protocol === 'http:';
    const call = isPlainHttp ? httpRequest(url, { ...options, lookup }) : httpsRequest(url, options);
    call.on('error', reject).on('response', (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    call.end(body);
  });

/** How long a receiver may take to respond, in milliseconds. */
const longestAnswer = 10_000;
/** After this, an event is old news. In milliseconds. */
const longestTry = 3 * day;

/** A response that is not 2xx. */
class WebhookRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the receiver answered ${status}`);
    this.status = status;
  }
}

function webhookFailure(error: unknown): DeliveryFailure {
  if (error instanceof WebhookRefusal) {
    const { message, status } = error;
    // Other 4xx are about this lead only.
    const general = status < 400 || status >= 500 || [401, 403, 404, 408, 410, 429].includes(status);
    return { sentence: message, code: String(status), general };
  }
  const code = errorCode(error) ?? 'no answer';
  const sentences: Record<string, string> = {
    ETIMEDOUT: 'the receiver did not answer in time',
    EPUBLIC: 'its address is public, and needs https',
  };
  return { sentence: sentences[code] ?? `the receiver cannot be reached (${code})`, code, general: true };
}

export interface WebhookDeps extends LeadChannelDeps {
  /** The site's origin; undefined when not configured. */
  origin: string | undefined;
  log: Logger;
  /** In milliseconds; 10 seconds unless given. */
  longestAnswer?: number;
}

/** Posts leads to the webhook when they arrive and when they are assigned, one at a time. */
export function createWebhook({ secret, url }: WebhookSettings, deps: WebhookDeps) {
  const queueOf = (rules: Pick<LeadChannelRules, 'channel' | 'name' | 'sent'>, eventOf: (lead: Lead) => WebhookEvent) =>
    new DeliveryQueue(
      leadChannel(
        {
          ...rules,
          concurrency: 1,
          longestJob: deps.longestAnswer ?? longestAnswer,
          failureOf: webhookFailure,
          async send([lead], signal) {
            const message = webhookMessage(lead, eventOf(lead), { secret }, deps.origin, deps.now());
            const status = await postWebhook(url, message, signal);
            if (status < 200 || status >= 300) throw new WebhookRefusal(status);
            return true;
          },
          givesUp: (lead) => deps.now() - Date.parse(eventOf(lead).timestamp) > longestTry,
        },
        deps,
      ),
      deps,
    );
  const queues = [
    queueOf({ name: 'A call of the webhook', channel: 'webhook' }, arrivalOf),
    queueOf(
      {
        name: 'A call of the webhook about an assignment',
        channel: 'assignmentWebhook',
        sent: recordAssignmentSent('assignmentWebhook'),
      },
      assignmentOf,
    ),
  ];
  return {
    /** The last failure, for the office; undefined after a success. */
    get problem(): string | undefined {
      return queues.map(({ problem }) => problem).find((problem) => problem !== undefined);
    },
    start: (every?: number) => queues.forEach((queue) => queue.start(every)),
    deliver: async (): Promise<void> => void (await Promise.all(queues.map((queue) => queue.deliver()))),
    stop: async (longest?: number): Promise<void> =>
      void (await Promise.all(queues.map((queue) => queue.stop(longest)))),
  };
}

/** This machine and private networks: unreachable from the internet. */
const privateRanges = ['loopback', 'private', 'uniqueLocal'];

/** Whether an IP address belongs to this machine or a private network. IPv4 written as IPv6 counts as IPv4. */
export const isPrivateAddress = (address: string): boolean => privateRanges.includes(ipaddr.process(address).range());

/**
 * Resolves names, but only to private addresses.
 * @param lookup replaced in tests
 * @returns the `lookup` option of `http.request`; it fails with the code EPUBLIC when an address is public
 */
export const privateLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error, []);
      if (!addresses.every(({ address }) => isPrivateAddress(address))) {
        return done(Object.assign(new Error('The address is public'), { code: 'EPUBLIC' }), []);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
