import type { Overview } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { longTime } from '../time.ts';
import { count } from '../words.ts';
import * as css from './HealthStrip.css.ts';

interface HealthStripProps {
  overview: Overview;
  /** The present, in milliseconds since 1970. */
  now: number;
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <span>
    {label} <span className={css.value}>{children}</span>
  </span>
);

const Warning = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <p className={`${css.warning} ${tone}`}>
    <span className={css.icon}>
      <Icon name="warning" />
    </span>
    <span>{children}</span>
  </p>
);

/** Whether leads come in and mail goes out, in the owner's words: calm when all is well, plain when it is not. */
export const HealthStrip = ({ overview: { lastLeadAt, mail }, now }: HealthStripProps) => {
  const time = (at: string | null, never: string) => (at ? longTime(at, now) : never);
  return (
    <div className={css.strip}>
      <p className={css.facts}>
        <Fact label="Last lead">{time(lastLeadAt, 'none yet')}</Fact>
        <Fact label="Last mail to the office">{time(mail.lastSentAt, 'none yet')}</Fact>
        {mail.waiting > 0 && <Fact label="Waiting to be mailed">{count(mail.waiting, 'message')}</Fact>}
      </p>
      {mail.server === 'off' && (
        <Warning tone={css.off}>
          <strong>Mail is off.</strong> No mail server is set, so nobody is told about new leads by mail. They all
          arrive here; their messages are kept, and go out once a mail server is set.
        </Warning>
      )}
      {mail.stuck > 0 && (
        <Warning tone={css.stuck}>
          <strong>
            {count(mail.stuck, 'message')} {mail.stuck === 1 ? 'has' : 'have'} not gone out.
          </strong>{' '}
          We keep trying.{mail.problem && ` ${mail.problem}.`}
        </Warning>
      )}
    </div>
  );
};
