import { company } from '@hvac/company';
import { leadKindNames, ownerName, type ServiceRequest } from '@hvac/content/model';
import { onTestFinished } from 'vitest';
import type { Lead, Channel, Deliveries } from '../../src/leads/model/lead.ts';
import { resendMail } from '../../src/inbox/change-lead.ts';
import { leadDeliveries } from '../../src/outbox/lead-deliveries.ts';
import { acknowledgments, assignmentLetters, officeLetters } from '../../src/outbox/letters.ts';
import { Outbox, type Sender } from '../../src/outbox/outbox.ts';
import { type MailSettings, openSmtp } from '../../src/outbox/smtp.ts';
import type { Store } from '../../src/store/store.ts';
import { getLead, leadOf, updateLead, type Arrival } from './leads.ts';
import { startMailServer } from './mail-server.ts';
import { openTestStore } from './stores.ts';
import { collectLog, stoppedClock, temporaryFolder } from './server.ts';

/** A service request whose letter to the office is due. */
export const requestWithMail = (changes: Partial<ServiceRequest> = {}, came: Arrival = {}) =>
  leadOf('service-request', changes, {
    receivedAt: '2026-11-21T15:00:00.000Z',
    deliveries: { office: {}, acknowledgment: {} },
    ...came,
  });

/** Settings that send everything to one address of the office. */
export const mailSettings = (smtpUrl: string): MailSettings => ({
  smtpUrl,
  from: { name: 'Website', address: 'website@hvac.example' },
  to: Object.fromEntries(leadKindNames.map((kind) => [kind, ['office@hvac.example']])) as unknown as MailSettings['to'],
  autoreply: false,
});

/** Limits of a connection, in milliseconds, without a pace. */
const patientFor = (timeout: number) => ({
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
  dnsTimeout: timeout,
  rateLimit: 0,
});

/** For mail servers that hang. */
export const quick = patientFor(300);

/** For those that answer, however busy the machine is: a message that was cut off waits for its next try. */
const unhurried = patientFor(60_000);

/** A store and queues as the server has them, with mail that was tested and a clock that the test moves. */
export async function startOffice(
  smtpUrl: string,
  changes: Partial<MailSettings> = {},
  dataDir?: string,
  { limits = unhurried, openStore = openTestStore } = {},
) {
  const root = dataDir ?? (await temporaryFolder());
  const store = await openStore(root);
  const settings = { ...mailSettings(smtpUrl), ...changes };
  const clock = stoppedClock();
  const { log, logged } = collectLog();
  const smtp = await openSmtp(settings, limits);
  const facts = { company, origin: 'https://www.example.com' };
  const deps = { store, smtp, settings, facts, now: clock.now, log };
  const open = (channel: Channel, sender: Sender<Lead>) => new Outbox(sender, leadDeliveries(channel, deps), deps);
  const openOffice = () => open('office', officeLetters(deps));
  const outbox = openOffice();
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
    /** The outbox of another server on the same store. */
    openOffice,
    acknowledgments: open(
      'acknowledgment',
      acknowledgments(deps, () => true),
    ),
    assignments: open('assignment', assignmentLetters(deps)),
    /** What a webhook needs. */
    deps,
    clock,
    logged,
    close,
    root,
    /** The office asks for the letter about a lead once more. */
    askAgain: (id: string) =>
      updateLead(store, id, (state) => resendMail(state, { at: new Date(clock.now()).toISOString(), by: ownerName })),
    /** A lead arrives; its id is given back. */
    async arrive(lead: Lead = requestWithMail()): Promise<string> {
      await store.insertLead(lead);
      return lead.entity.id;
    },
  };
}

export type Office = Awaited<ReturnType<typeof startOffice>>;

/** An office with a mail server that answers. */
export async function officeWithMail(changes?: Partial<MailSettings>, options?: Parameters<typeof startOffice>[3]) {
  const server = await startMailServer();
  return { server, office: await startOffice(server.url, changes, undefined, options) };
}

/** The letters to the office about a lead, by address. */
export const lettersOf = async (store: Store, id: string): Promise<Deliveries | undefined> =>
  (await getLead(store, id))?.state.deliveries.office;

/** The letter to the office about a lead, where the office has one address. */
export const deliveryOf = async (store: Store, id: string) => Object.values((await lettersOf(store, id)) ?? {})[0];
