'use client';

import { useEffect, useRef, useState } from 'react';
import { badge, logo } from './PartnerLogo.css.ts';

interface PartnerLogoProps {
  /** Addresses of the logo, tried one after the other; none when there is no file yet. */
  sources: readonly string[];
  /** Name of the partner: the picture's alternative, and the badge when no picture loads. */
  name: string;
  /** Badge: the name takes the place of a logo that does not load. Hide: nothing does. */
  fallback?: 'badge' | 'hide';
}

/** A logo that never shows as a broken picture: it falls back through its sources, then to its name or to nothing. */
export const PartnerLogo = ({ sources, name, fallback = 'badge' }: PartnerLogoProps) => {
  const [attempt, setAttempt] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const source = sources[attempt];
  useEffect(() => {
    // The picture may have failed before React arrived to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setAttempt((tried) => tried + 1);
  }, [attempt]);
  if (source === undefined) return fallback === 'badge' ? <span className={badge}>{name}</span> : null;
  return (
    <img
      ref={image}
      className={logo}
      src={source}
      alt={name}
      width={220}
      height={80}
      onError={() => setAttempt((tried) => tried + 1)}
    />
  );
};
