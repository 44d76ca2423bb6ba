import { endpoints, mailTested, type Overview } from '@hvac/content/model';
import { systemWords as words } from '@hvac/content/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { adminFetch, failureOf, overviewQuery } from '../../api.ts';
import { formatCount } from '../format.ts';

/** What is wrong with email, if anything. */
function getMailProblem({
  problem,
  stuck,
  retried,
  tried,
}: Overview['mail']): { title: string; text: string } | undefined {
  if (stuck > 0) {
    const title = fillIn(stuck === 1 ? words.stuckOne : words.stuck, { messages: formatCount(stuck, 'message') });
    if (retried === 0) return { title, text: words.gaveUp };
    const givenUp = stuck - retried;
    const sentences = [
      words.trying,
      problem && `${problem}.`,
      givenUp > 0 && fillIn(words.gaveUpSome, { messages: formatCount(givenUp, 'message') }),
    ];
    return { title, text: sentences.filter(Boolean).join(' ') };
  }
  if (tried) return undefined;
  return { title: words.untested, text: words.untestedText };
}

/** Warns when email does not work or was not tested, and sends a test message. */
export const MailNotice = ({ mail }: Pick<Overview, 'mail'>) => {
  const client = useQueryClient();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => adminFetch(mailTested, 'POST', endpoints.adminMailTest),
    onSettled: () => client.invalidateQueries(overviewQuery),
  });
  if (mail.server === 'off')
    return (
      <Alert tone="warning" size="compact" title={words.mailOff}>
        {words.mailOffText}
      </Alert>
    );
  const failure = failureOf(error, words.testFailed) ?? data?.problem;
  const sentTo = failure ? undefined : data?.to.join(', ');
  // Stays after a test, to say where the message went.
  const problem = getMailProblem(mail);
  const notice = problem ?? (sentTo && { title: words.working, text: '' });
  if (!notice) return null;
  return (
    <Alert
      tone={mail.stuck > 0 ? 'error' : problem ? 'warning' : 'success'}
      size="compact"
      title={notice.title}
      actions={
        <>
          <Button size="compact" variant="secondary" icon="mail" loading={isPending} onClick={() => mutate()}>
            {isPending ? words.testing : data ? words.testAgain : words.test}
          </Button>
          <span role="status">{sentTo && fillIn(words.tested, { address: sentTo })}</span>
          <InlineError message={failure} />
        </>
      }
    >
      {notice.text}
    </Alert>
  );
};

interface SystemAlertsProps {
  /** What the server says of its own state. */
  overview: Overview;
}

/** Warnings about the system; nothing while all is well. */
export const SystemAlerts = ({ overview: { mail, notices } }: SystemAlertsProps) => (
  <>
    <MailNotice mail={mail} />
    {notices.map((notice) => (
      <Alert key={notice} tone="warning" size="compact" title={words.setup}>
        {notice}
      </Alert>
    ))}
  </>
);
