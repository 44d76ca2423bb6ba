import type { Phone } from '@hvac/content/model';
import { Icon } from '../../../kit/Icon/Icon.tsx';
import { Link } from '../../../kit/link/LinkProvider.tsx';
import { call, disc, hours, link, number, words } from './EmergencyCall.css.ts';

interface EmergencyCallProps {
  /** Dialed at a tap, day and night. */
  phone: Phone;
}

/** The call button that stays at the lower left of the window, clear of everything on the page. */
export const EmergencyCall = ({ phone }: EmergencyCallProps) => (
  <aside className={call} aria-label="Emergency call">
    <Link href={`tel:${phone.dial}`} className={link}>
      <span className={disc}>
        <Icon name="phone" size={22} />
      </span>
      <span className={words}>
        Call now <span className={hours}>24/7 emergency</span>
      </span>
      <span className={number}>{phone.display}</span>
    </Link>
  </aside>
);
