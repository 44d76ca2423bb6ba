'use client';

import type { VideosPageContent } from '@hvac/content/model';
import { useState, type MouseEvent } from 'react';
import * as attribute from '../../../hydration/attributes.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { imageProps } from '../../../components/private/imageProps.ts';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { box, fill, label, play, player, poster } from './VideoEmbed.css.ts';
import { playerHref, watchHref } from './video.ts';

interface VideoEmbedProps extends Pick<VideosPageContent['video'], 'title' | 'still' | 'embed'> {
  /** Above the fold: loads the still with high priority. */
  priority?: boolean;
}

// Focuses the player after the click, so that its keyboard shortcuts work.
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A still with a play button. The other host's player loads on click; without JavaScript the button is a link.
 */
export const VideoEmbed = ({ title, still, embed, priority = false }: VideoEmbedProps) => {
  const [playing, setPlaying] = useState(false);
  const start = (event: MouseEvent) => {
    // The browser opens a link in a new tab or window, or saves it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className={box}>
      {playing ? (
        <iframe
          ref={focus}
          className={player}
          src={playerHref(embed.href)}
          title={title}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player's origin is another: it cannot free itself
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The player does not start without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // The page's first script repeats clicks from before hydration.
        <Link
          href={watchHref(embed.href)}
          className={poster}
          onClick={start}
          aria-label={`${embed.label}: ${title}`}
          {...{ [attribute.needsScript]: '' }}
        >
          <img {...imageProps(still, priority)} alt={still.alt} className={fill} />
          <span className={play}>
            <Icon name="play" size={36} />
          </span>
          <span className={label}>{embed.label}</span>
        </Link>
      )}
    </div>
  );
};
