import { fallbackSpecials } from '@hvac/company';
import { offersOn } from '@hvac/content/model';
import { useSpecials } from '@hvac/ui/specials';
import { useEffect } from 'react';

interface SpecialFromUrlProps {
  /** The title in the URL, which is untrusted. */
  title: string;
  /** Called when it is the title of a visible special. */
  onFound: (special: { title: string }) => void;
}

/** Looks up the special named in the URL among the office's and the fallback specials. Renders nothing. */
export const SpecialFromUrl = ({ title, onFound }: SpecialFromUrlProps) => {
  const { status, specials, today } = useSpecials();
  const known =
    status === 'ready' && offersOn(today, specials, fallbackSpecials).some((offer) => offer.title === title);
  useEffect(() => {
    if (known) onFound({ title });
  }, [known, title, onFound]);
  return null;
};
