import { fallbackSpecials } from '@hvac/content';
import { isVisible } from '@hvac/content/model';
import { useSpecials } from '@hvac/ui/specials';
import { useEffect } from 'react';

interface AskedSpecialProps {
  /** The title in the address, which anybody can write. */
  title: string;
  /** Called when it is the title of an offer that can be redeemed today. */
  onFound: (special: { title: string }) => void;
}

/** Looks for the offer that the address names: one of the office's, or one that stands in for them. Shows nothing. */
export const AskedSpecial = ({ title, onFound }: AskedSpecialProps) => {
  const { status, specials, today } = useSpecials();
  const standIns = fallbackSpecials.filter((special) => isVisible({ ...special, isActive: true }, today));
  const offers: readonly { title: string }[] = specials.length > 0 ? specials : standIns;
  const known = status === 'ready' && offers.some((offer) => offer.title === title);
  useEffect(() => {
    if (known) onFound({ title });
  }, [known, title, onFound]);
  return null;
};
