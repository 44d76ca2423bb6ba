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
  /** Where leads are told. */
  url: string;
  /** Signs what is told: "whsec_" and base64, or any other text as it is. */
  secret: string;
}

/** A message as it goes out. */
export interface WebhookMessage {
  headers: Record<string, string>;
  body: string;
}

const prefix = 'whsec_';

const keyOf = (secret: string): Buffer =>
  secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret, 'utf8');

/** A lead as the receiver is told of it. The same lead has the same id, however often it is sent. */
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
 * The message about a lead, signed as https://www.standardwebhooks.com says: HMAC-SHA256 of id, time and body.
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
 * Sends a message. Without https it goes to private addresses alone, as it carries people's data. The answer is not read,
 * and a redirect is not followed: where it leads is nobody that the owner has chosen.
 * @returns the status of the answer
 * @throws an error of the system, one with the code EPUBLIC, or the signal's
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

/** How long a receiver may take for all of its answer, in milliseconds. */
const longestAnswer = 10_000;
/** What could not be told for so long is old news, in milliseconds. */
const longestTry = 3 * day;

/** A status that is no success. */
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
    // Other statuses from 400 to 499 are about this lead: the receiver understood, and does not want it.
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
  /** Where the site is; undefined when nobody has said so. */
  origin: string | undefined;
  log: Logger;
  /** In milliseconds; 10 seconds unless given. */
  longestAnswer?: number;
}

/** Calls the webhook about each lead, one after the other. */
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
