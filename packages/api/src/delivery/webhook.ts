import { createHmac } from 'node:crypto';
import { request as requestInClear } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { e164, leadNumber } from '@hvac/content/model';
import { leadFields } from '../leads/model/lead-view.ts';
import { subjectOf } from '../leads/model/lead-subject.ts';
import { isSuspect, receivedAt } from '../leads/model/lead.ts';
import type { Lead } from '../leads/model/lead.ts';
import { day } from '../clock.ts';
import { errorCode } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import type { DeliveryFailure } from './delivery-queue.ts';
import { leadChannel } from './lead-channel.ts';
import type { LeadChannelDeps } from './lead-channel.ts';
import { privateLookup } from './private-address.ts';

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

const keyOf = (secret: string): Buffer =>
  secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret, 'utf8');

/** The payload of a lead. */
function told(lead: Lead, origin: string | undefined): object {
  const { entity, intake, kind } = lead;
  const { email, firstName, id, lastName, phone } = entity;
  return {
    type: 'lead.received',
    timestamp: intake.receivedAt,
    data: {
      id,
      number: leadNumber(id),
      kind,
      subject: subjectOf(lead),
      name: `${firstName} ${lastName}`,
      email,
      phone,
      phoneE164: e164(phone) ?? null,
      suspect: isSuspect(lead),
      page: intake.page ?? null,
      url: origin === undefined ? null : `${origin}/admin/leads?lead=${id}`,
      fields: Object.fromEntries(leadFields(lead).map(({ name, value }) => [name, value])),
    },
  };
}

/**
 * The message about a lead, signed as in https://www.standardwebhooks.com: HMAC-SHA256 of id, time and body. Its id stays
 * the same on retries.
 * @param now milliseconds since 1970
 */
function webhookMessage(
  lead: Lead,
  { secret }: Pick<WebhookSettings, 'secret'>,
  origin: string | undefined,
  now: number,
): WebhookMessage {
  const body = JSON.stringify(told(lead, origin));
  const id = `lead-${lead.entity.id}`;
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
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
    const isClear = new URL(url).protocol === 'http:';
    const call = isClear ? requestInClear(url, { ...options, lookup }) : request(url, options);
    call.on('error', reject).on('response', (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    call.end(body);
  });

/** How long a receiver may take to respond, in milliseconds. */
const longestAnswer = 10_000;
/** After this, a lead is old news. In milliseconds. */
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

/** Posts leads to the webhook, one at a time. */
export const webhookQueue = ({ secret, url }: WebhookSettings, deps: WebhookDeps) =>
  new DeliveryQueue(
    leadChannel(
      {
        name: 'A call of the webhook',
        channel: 'webhook',
        concurrency: 1,
        longestJob: deps.longestAnswer ?? longestAnswer,
        failureOf: webhookFailure,
        async send([lead], signal) {
          const status = await postWebhook(url, webhookMessage(lead, { secret }, deps.origin, deps.now()), signal);
          if (status < 200 || status >= 300) throw new WebhookRefusal(status);
          return true;
        },
        givesUp: (lead) => deps.now() - receivedAt(lead) > longestTry,
      },
      deps,
    ),
    deps,
  );
