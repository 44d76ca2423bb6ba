import { company } from '@hvac/content';
import type { Log } from '../log.ts';
import type { Store } from '../store/port.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { everySecond } from './mail-clock.ts';
import type { MailSettings } from './mail-settings.ts';
import { Messages } from './messages.ts';
import { Outbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

/** The office's mail, as the rest of the server knows it. */
export interface Mail {
  /** Without a mail server, messages wait in the store until there is one. */
  server: 'on' | 'off';
  /** What went wrong last, in words for the office. */
  problem(): string | undefined;
  start(): void;
  /** Ends what is under way, in a few seconds. */
  stop(): Promise<void>;
}

interface MailDeps {
  store: Store;
  /** Where the site is, for links to the inbox; undefined when nobody has said so. */
  origin: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

const off: Mail = { server: 'off', problem: () => undefined, start: () => {}, stop: async () => {} };

/** @param settings undefined when no mail server is set */
export function createMail(settings: MailSettings | undefined, { store, origin, now, log }: MailDeps): Mail {
  if (!settings) return off;
  const smtp = openSmtp(settings);
  const messages = new Messages(settings, { company, origin });
  const acknowledgements = settings.autoreply ? new Acknowledgements({ store, smtp, messages, now, log }) : undefined;
  const outbox = new Outbox({ store, smtp, messages, now, log, acknowledgements });
  let seen: string | undefined;
  const look = async () => {
    const { revision } = await store.counts();
    if (revision === seen && outbox.nextTry > now()) return;
    seen = revision;
    await outbox.deliver();
  };
  let clocks: { stop(): void }[] = [];
  return {
    server: 'on',
    problem: () => outbox.problem,
    start() {
      clocks = [everySecond(look, log)];
      if (!acknowledgements) return;
      let restored = false;
      const acknowledge = async () => {
        if (!restored) await acknowledgements.restore();
        restored = true;
        await acknowledgements.deliver();
      };
      clocks.push(everySecond(acknowledge, log));
    },
    async stop() {
      for (const clock of clocks) clock.stop();
      acknowledgements?.stop();
      await outbox.stop();
      smtp.close();
    },
  };
}
