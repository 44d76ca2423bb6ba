import { endpoints, type MailTested, type Overview } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { adminRequest } from '../../auth/adminRequest.ts';
import { Warning } from '../SystemAlerts/Warning.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { overviewKey } from '../useOverview.ts';
import { count } from '../words.ts';
import * as css from './MailNotice.css.ts';

interface MailNoticeProps {
  /** How the office's mail is. */
  mail: Overview['mail'];
}

/** Why somebody has to see to mail; nothing while all is well. */
function reasonOf({ problem, stuck, tried }: Overview['mail']): { what: string; more: string } | undefined {
  if (stuck > 0) {
    const what = `${count(stuck, 'message')} ${stuck === 1 ? 'has' : 'have'} not gone out.`;
    return { what, more: `We keep trying.${problem ? ` ${problem}.` : ''}` };
  }
  if (tried) return undefined;
  return {
    what: 'Mail has not been tried.',
    more: 'Send the office a test message. Visitors get no acknowledgement before that.',
  };
}

/** What somebody has to see to about mail, and a way to try it. */
export const MailNotice = ({ mail }: MailNoticeProps) => {
  const client = useQueryClient();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => (await (await adminRequest('POST', endpoints.adminMailTest)).json()) as MailTested,
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
  });
  if (mail.server === 'off') {
    return (
      <Warning tone="calm">
        <strong>Mail is off.</strong> Leads arrive here alone; their messages wait for a mail server.
      </Warning>
    );
  }
  const failure = error
    ? getErrorMessage(error, 'The test message could not be sent. Please try again.')
    : data?.problem;
  const sentTo = failure ? undefined : data?.to.join(', ');
  // Once tried, it stays to say where the message went.
  const reason = reasonOf(mail) ?? (sentTo && { what: 'Mail works.', more: '' });
  if (!reason) return null;
  return (
    <Warning tone={mail.stuck > 0 ? 'urgent' : 'calm'}>
      <p>
        <strong>{reason.what}</strong> {reason.more}
      </p>
      <p role="status" className={css.sent}>
        {sentTo && `The mail server took a test message for ${sentTo}. Please look whether it has arrived.`}
      </p>
      <p className={css.action}>
        <Button size="compact" variant="secondary" icon="mail" loading={isPending} onClick={() => mutate()}>
          {isPending ? 'Sending...' : data ? 'Send another one' : 'Send a test message'}
        </Button>
      </p>
      <InlineError message={failure} />
    </Warning>
  );
};
