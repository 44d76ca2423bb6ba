import { randomUUID } from 'node:crypto';
import { company } from '@hvac/content';
import type { ServiceRequest } from '@hvac/content/model';
import { onTestFinished } from 'vitest';
import { leadCollections } from '../../src/leads/lead-kinds.ts';
import type { LeadRecord } from '../../src/leads/lead-record.ts';
import { Acknowledgements } from '../../src/mail/acknowledgements.ts';
import type { MailSettings } from '../../src/mail/mail-settings.ts';
import { Messages } from '../../src/mail/messages.ts';
import { Outbox } from '../../src/mail/outbox.ts';
import { openSmtp } from '../../src/mail/smtp.ts';
import { openStore } from '../../src/store/lowdb/open-store.ts';
import type { Store } from '../../src/store/port.ts';
import { visitor } from './requests.ts';
import { collectLog, stoppedClock, temporaryFolder } from './server.ts';

/** A service request as the server keeps it. */
export function serviceRequest(changes: Partial<ServiceRequest> = {}): LeadRecord<ServiceRequest> {
  const createdAt = '2026-11-21T15:00:00.000Z';
  return {
    entity: { id: randomUUID(), ...visitor, createdAt, ...changes },
    intake: { nonce: randomUUID(), digest: 'd', suspect: [], receivedAt: createdAt, mail: 'due' },
  };
}

const everyKind = ['service-request', 'contact', 'referral', 'career-application'] as const;

/** Settings that send everything to one address of the office. */
export const mailSettings = (smtpUrl: string): MailSettings => ({
  smtpUrl,
  from: 'Website <website@hvac.example>',
  to: Object.fromEntries(everyKind.map((kind) => [kind, ['office@hvac.example']])) as unknown as MailSettings['to'],
  autoreply: false,
});

const quick = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, dnsTimeout: 300 };

/** A store and an outbox as the server has them, with a clock that the test moves. */
export async function startOffice(smtpUrl: string, changes: Partial<MailSettings> = {}, dataDir?: string) {
  const root = dataDir ?? (await temporaryFolder());
  const store = await openStore({ root, collections: leadCollections });
  const settings = { ...mailSettings(smtpUrl), ...changes };
  const clock = stoppedClock();
  const { log, logged } = collectLog();
  const smtp = openSmtp(settings, quick);
  const messages = new Messages(settings, { company, origin: 'https://www.example.com' });
  const deps = { store, smtp, messages, now: clock.now, log };
  const acknowledgements = new Acknowledgements(deps);
  const outbox = new Outbox({ ...deps, ...(settings.autoreply && { acknowledgements }) });
  let closed: Promise<void> | undefined;
  const close = () =>
    (closed ??= (async () => {
      await outbox.stop();
      smtp.close();
      await store.close();
    })());
  onTestFinished(close);
  return {
    store,
    outbox,
    acknowledgements,
    clock,
    logged,
    close,
    root,
    /** A lead arrives; its id is given back. */
    async arrive(record = serviceRequest(), collection = 'service_requests'): Promise<string> {
      await store.appendLead(collection, record);
      return record.entity.id;
    },
  };
}

/** How the message about a lead stands. */
export const deliveryOf = async (store: Store, id: string) => (await store.lead(id))?.state.delivery;
