import type { Overview } from '@hvac/content/model';
import { MailNotice } from '../MailNotice/MailNotice.tsx';
import { RetentionNotice } from '../RetentionNotice/RetentionNotice.tsx';
import { Warning } from './Warning.tsx';

export interface SystemAlertsProps {
  overview: Overview;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** What somebody has to see to, in the owner's words; nothing while all is well. */
export const SystemAlerts = ({
  overview: { damaged, mail, notices, retention },
}: Pick<SystemAlertsProps, 'overview'>) => (
  <>
    <MailNotice mail={mail} />
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
