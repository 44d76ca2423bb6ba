import type { Overview } from '@hvac/content/model';
import { longTime } from '../time.ts';
import { count } from '../words.ts';
import * as css from './SystemAlerts.css.ts';
import type { SystemAlertsProps } from './SystemAlerts.tsx';

const Fact = ({ label, children }: { label: string; children: string }) => (
  <span>
    {label} <span className={css.value}>{children}</span>
  </span>
);

/** When a lead came and mail went out last: one quiet line while all is well. */
export const HealthFacts = ({ overview: { lastLeadAt, mail }, now }: SystemAlertsProps) => {
  const time = (at: Overview['lastLeadAt']) => (at ? longTime(at, now) : 'none yet');
  return (
    <p className={css.facts}>
      <Fact label="Last lead">{time(lastLeadAt)}</Fact>
      <Fact label="Last mail">{time(mail.lastSentAt)}</Fact>
      {mail.waiting > 0 && <Fact label="Waiting to be mailed">{count(mail.waiting, 'message')}</Fact>}
    </p>
  );
};
