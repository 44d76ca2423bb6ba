import type { Overview } from '@hvac/content/model';
import { RetentionNotice } from '../RetentionNotice/RetentionNotice.tsx';
import { count } from '../words.ts';
import { Warning } from './Warning.tsx';

export interface HealthStripProps {
  overview: Overview;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** What somebody has to see to, in the owner's words; nothing while all is well. */
export const HealthStrip = ({
  overview: { damaged, mail, notices, retention },
}: Pick<HealthStripProps, 'overview'>) => (
  <>
    {mail.server === 'off' && (
      <Warning tone="calm">
        <strong>Mail is off.</strong> Leads arrive here alone; their messages wait for a mail server.
      </Warning>
    )}
    {mail.stuck > 0 && (
      <Warning tone="urgent">
        <strong>
          {count(mail.stuck, 'message')} {mail.stuck === 1 ? 'has' : 'have'} not gone out.
        </strong>{' '}
        We keep trying.{mail.problem && ` ${mail.problem}.`}
      </Warning>
    )}
    {damaged.length > 0 && (
      <Warning tone="urgent">
        <strong>{damaged.length === 1 ? 'A kept file is damaged.' : 'Kept files are damaged.'}</strong> Ask whoever
        looks after the server to restore {damaged.join(', ')} from a backup.
      </Warning>
    )}
    {retention && <RetentionNotice held={retention} />}
    {notices.map((notice) => (
      <Warning key={notice} tone="calm">
        <strong>Set-up.</strong> {notice}
      </Warning>
    ))}
  </>
);
