import type { CompanyFacts } from '@hvac/content/model';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { call, disc, hours, link, number, words } from './EmergencyCall.css.ts';

interface EmergencyCallProps {
  /** For the phone number and the label. */
  company: Pick<CompanyFacts, 'phone' | 'emergency'>;
}

/** A fixed call button at the lower left of the window. It covers nothing on the page. */
export const EmergencyCall = ({ company: { phone, emergency } }: EmergencyCallProps) => (
  <aside className={call} aria-label={`Emergency call ${phone.display}`}>
    <Link href={`tel:${phone.dial}`} data-surface="dark" className={link}>
      <span className={disc}>
        <Icon name="phone" size={22} />
      </span>
      <span className={words}>
        Call now <span className={hours}>{emergency.call}</span>
      </span>
      <span translate="no" className={number}>
        {phone.display}
      </span>
    </Link>
  </aside>
);
