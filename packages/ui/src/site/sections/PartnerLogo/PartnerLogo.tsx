'use client';

import { useEffect, useRef, useState } from 'react';
import { badge, logo } from './PartnerLogo.css.ts';

interface PartnerLogoProps {
  /** URLs of the logo, tried in order. May be empty. */
  sources: readonly string[];
  /** Name of the partner: alternative text, and the badge when no picture loads. */
  name: string;
}

/** A logo that never shows as a broken picture: it falls back to the next source, then to its name. */
export const PartnerLogo = ({ sources, name }: PartnerLogoProps) => {
  const [attempt, setAttempt] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const source = sources[attempt];
  useEffect(() => {
    // The picture may have failed before hydration. One without a size of its own, as some SVGs are, can be decoded.
    if (image.current?.complete) void image.current.decode().catch(() => setAttempt((tried) => tried + 1));
  }, [attempt]);
  if (source === undefined) return <span className={badge}>{name}</span>;
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
