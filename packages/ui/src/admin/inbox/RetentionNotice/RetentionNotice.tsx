import { localDay, endpoints, formatCalendarDate, type CalendarDate, type RetentionHeld } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { adminRequest } from '../../auth/adminRequest.ts';
import { Warning } from '../SystemAlerts/Warning.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { overviewKey } from '../useOverview.ts';
import { count } from '../words.ts';
import * as css from './RetentionNotice.css.ts';

interface RetentionNoticeProps {
  /** Why old leads were not removed, and how many would go. */
  held: RetentionHeld;
}

const words = (day: string) => formatCalendarDate(day as CalendarDate);

/** Asks the office before old leads are removed: the server's clock may be wrong, or it would be many at once. */
export const RetentionNotice = ({ held: { leads, newestAt, today, why } }: RetentionNoticeProps) => {
  const client = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => adminRequest('POST', endpoints.adminRetention, { leads, today }),
    // Whatever came of it: what would go may be something else by now.
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
  });
  const old = count(leads, 'old lead');
  return (
    <Warning tone="urgent">
      <p>
        <strong>{old} would be removed now, and nothing was.</strong>{' '}
        {why === 'clock'
          ? `The server says that today is ${words(today)}, and the newest thing it keeps is of ${words(localDay(Date.parse(newestAt)))}. If today’s date is wrong, have the server’s clock set right.`
          : 'That is more than a tenth of all leads at once. If it surprises you, ask whoever looks after the server.'}
      </p>
      <p className={css.action}>
        <Button size="compact" variant="secondary" loading={isPending} onClick={() => mutate()}>
          {why === 'clock' ? 'The date is right: remove them' : 'Remove them'}
        </Button>
        <span>They can be put back for 30 days.</span>
      </p>
      <InlineError message={error ? getErrorMessage(error, 'Nothing was removed. Please try again.') : undefined} />
    </Warning>
  );
};
