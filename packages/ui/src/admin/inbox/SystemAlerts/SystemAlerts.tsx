import { endpoints, mailTested, type Overview } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../../api/ApiError.ts';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { adminFetch, overviewQuery } from '../../api.ts';
import { formatCount } from '../format.ts';

/** A mutation that refetches the overview, even after an error. */
function useFix<Answer>(mutationFn: () => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries(overviewQuery) });
}

/** What is wrong with email, if anything. */
function getMailProblem({ problem, stuck, tried }: Overview['mail']): { title: string; text: string } | undefined {
  if (stuck > 0) {
    const title = `${formatCount(stuck, 'message')} ${stuck === 1 ? 'hasn’t' : 'haven’t'} been sent.`;
    return { title, text: `We’ll keep trying.${problem ? ` ${problem}.` : ''}` };
  }
  if (tried) return undefined;
  return {
    title: 'Email hasn’t been tested.',
    text: 'Send the office a test message. Until you do, visitors won’t get a confirmation.',
  };
}

/** Warns when email does not work or was not tested, and sends a test message. */
export const MailNotice = ({ mail }: Pick<Overview, 'mail'>) => {
  const { data, error, isPending, mutate } = useFix(() => adminFetch(mailTested, 'POST', endpoints.adminMailTest));
  if (mail.server === 'off')
    return (
      <Alert tone="warning" size="compact" title="Email is off.">
        Leads show up only here. Their messages will go out when a mail server is set up.
      </Alert>
    );
  const failure = failureOf(error, 'We couldn’t send the test message. Please try again.') ?? data?.problem;
  const sentTo = failure ? undefined : data?.to.join(', ');
  // Stays after a test, to say where the message went.
  const problem = getMailProblem(mail);
  const notice = problem ?? (sentTo && { title: 'Email is working.', text: '' });
  if (!notice) return null;
  return (
    <Alert
      tone={mail.stuck > 0 ? 'error' : problem ? 'warning' : 'success'}
      size="compact"
      title={notice.title}
      actions={
        <>
          <Button size="compact" variant="secondary" icon="mail" loading={isPending} onClick={() => mutate()}>
            {isPending ? 'Sending...' : data ? 'Send another one' : 'Send a test message'}
          </Button>
          <span role="status">{sentTo && `We sent a test message to ${sentTo}. Please check that it arrived.`}</span>
          <InlineError message={failure} />
        </>
      }
    >
      {notice.text}
    </Alert>
  );
};

interface SystemAlertsProps {
  overview: Overview;
}

/** Warnings about the system; nothing while all is well. */
export const SystemAlerts = ({ overview: { mail, notices } }: SystemAlertsProps) => (
  <>
    <MailNotice mail={mail} />
    {notices.map((notice) => (
      <Alert key={notice} tone="warning" size="compact" title="Setup.">
        {notice}
      </Alert>
    ))}
  </>
);
