import type { CompanyFacts } from '@hvac/content/model';
import { emergencyCallWords } from '@hvac/content/words';
import { fillIn, fillInElements } from '../../../components/private/fillIn.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { call, hours, iconDisc, link, number, words } from './EmergencyCall.css.ts';

interface EmergencyCallProps {
  /** For the phone number and the label. */
  company: Pick<CompanyFacts, 'phone' | 'emergency'>;
}

/** A fixed call button at the lower left of the window. It covers nothing on the page. */
export const EmergencyCall = ({ company: { phone, emergency } }: EmergencyCallProps) => (
  <aside className={call} aria-label={fillIn(emergencyCallWords.label, { phone: phone.display })}>
    <Link href={`tel:${phone.dial}`} data-surface="dark" className={link}>
      <span className={iconDisc}>
        <Icon name="phone" size={22} />
      </span>
      <span className={words}>
        {fillInElements(emergencyCallWords.call, { hours: <span className={hours}>{emergency.call}</span> })}
      </span>
      <span translate="no" className={number}>
        {phone.display}
      </span>
    </Link>
  </aside>
);
