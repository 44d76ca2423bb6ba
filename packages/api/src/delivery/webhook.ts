import { createHmac } from 'node:crypto';
import { e164, leadNumber } from '@hvac/content/model';
import { leadFields } from '../leads/model/lead-view.ts';
import { subjectOf } from '../leads/model/lead-subject.ts';
import { isSuspect } from '../leads/model/lead.ts';
import type { Lead } from '../leads/model/lead.ts';

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
export function webhookMessage(
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
