import {
  endpoints,
  formatCalendarDate,
  localDay,
  type CalendarDate,
  type MailTested,
  type Overview,
  type RetentionHeld,
} from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { adminFetch, adminRequest, overviewQuery } from '../../api.ts';
import { count } from '../words.ts';
import * as css from './SystemAlerts.css.ts';

interface WarningProps {
  /** How soon somebody has to see to it. */
  tone: 'calm' | 'urgent';
  /** What is the matter. */
  title: string;
  /** What it means. */
  text?: ReactNode;
  /** What can be done. */
  children?: ReactNode;
}

const Warning = ({ tone, title, text, children }: WarningProps) => (
  <div className={`${css.warning} ${css.tones[tone]}`}>
    <span className={css.icon}>
      <Icon name="warning" />
    </span>
    <div>
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </div>
  </div>
);

/** A mutation after which the overview is read again, even after an error: what it reports may have changed. */
function useFix<Answer>(mutationFn: () => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries(overviewQuery) });
}

/** Why somebody has to see to mail; nothing while all is well. */
function problemOf({ problem, stuck, tried }: Overview['mail']): { title: string; text: string } | undefined {
  if (stuck > 0) {
    const title = `${count(stuck, 'message')} ${stuck === 1 ? 'hasn’t' : 'haven’t'} been sent.`;
    return { title, text: `We’ll keep trying.${problem ? ` ${problem}.` : ''}` };
  }
  if (tried) return undefined;
  return {
    title: 'E-mail hasn’t been tested.',
    text: 'Send the office a test message. Until you do, visitors won’t get a confirmation.',
  };
}

/** What somebody has to see to about mail, and a way to try it. */
export const MailNotice = ({ mail }: Pick<Overview, 'mail'>) => {
  const { data, error, isPending, mutate } = useFix(() => adminFetch<MailTested>('POST', endpoints.adminMailTest));
  if (mail.server === 'off')
    return (
      <Warning
        tone="calm"
        title="E-mail is off."
        text="Leads show up only here. Their messages will go out when a mail server is set up."
      />
    );
  const failure = error
    ? getErrorMessage(error, 'We couldn’t send the test message. Please try again.')
    : data?.problem;
  const sentTo = failure ? undefined : data?.to.join(', ');
  // After a test it stays to say where the message went.
  const notice = problemOf(mail) ?? (sentTo && { title: 'E-mail is working.', text: '' });
  if (!notice) return null;
  return (
    <Warning tone={mail.stuck > 0 ? 'urgent' : 'calm'} {...notice}>
      <p role="status" className={css.sent}>
        {sentTo && `We sent a test message to ${sentTo}. Please check that it arrived.`}
      </p>
      <p className={css.test}>
        <Button size="compact" variant="secondary" icon="mail" loading={isPending} onClick={() => mutate()}>
          {isPending ? 'Sending...' : data ? 'Send another one' : 'Send a test message'}
        </Button>
      </p>
      <InlineError message={failure} />
    </Warning>
  );
};

const date = (day: string) => formatCalendarDate(day as CalendarDate);

/** Asks the office before old leads are removed: the server's clock may be wrong, or it would be many at once. */
export const RetentionNotice = ({ held: { leads, newestAt, today, why } }: { held: RetentionHeld }) => {
  const { error, isPending, mutate } = useFix(() => adminRequest('POST', endpoints.adminRetention, { leads, today }));
  return (
    <Warning
      tone="urgent"
      title={`${count(leads, 'old lead')} ${leads === 1 ? 'is' : 'are'} due to be removed, but nothing has been removed yet.`}
      text={
        why === 'clock'
          ? `The server thinks today is ${date(today)}, but the newest thing it has stored is from ${date(localDay(Date.parse(newestAt)))}. If today’s date is wrong, have someone fix the server’s clock.`
          : 'That’s more than a tenth of all leads at once. If you didn’t expect that, ask whoever runs the server.'
      }
    >
      <p className={css.remove}>
        <Button size="compact" variant="secondary" loading={isPending} onClick={() => mutate()}>
          {why === 'clock' ? 'The date is right. Remove them' : 'Remove them'}
        </Button>
        <span>You can restore them for 30 days.</span>
      </p>
      <InlineError message={error ? getErrorMessage(error, 'Nothing was removed. Please try again.') : undefined} />
    </Warning>
  );
};

interface SystemAlertsProps {
  overview: Overview;
}

/** What somebody has to see to, in the owner's words; nothing while all is well. */
export const SystemAlerts = ({ overview: { damaged, mail, notices, retention } }: SystemAlertsProps) => (
  <>
    <MailNotice mail={mail} />
    {damaged.length > 0 && (
      <Warning
        tone="urgent"
        title={damaged.length === 1 ? 'A stored file is damaged.' : 'Stored files are damaged.'}
        text={`Ask whoever runs the server to restore ${damaged.join(', ')} from a backup.`}
      />
    )}
    {retention && <RetentionNotice held={retention} />}
    {notices.map((notice) => (
      <Warning key={notice} tone="calm" title="Setup." text={notice} />
    ))}
  </>
);
