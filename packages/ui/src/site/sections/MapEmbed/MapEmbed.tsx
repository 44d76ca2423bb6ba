'use client';

import type { ExternalLink, MapStill } from '@hvac/content/model';
import { useState } from 'react';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { drawing, frame, panel, pin, still } from './MapEmbed.css.ts';

interface MapEmbedProps {
  /** Accessible name of the map. */
  title: string;
  /** URL of the embedded map, from another host. */
  src: string;
  /** Picture shown before the map loads, with a pin at the company's address. */
  picture: MapStill;
  /** Label of the button. */
  button: string;
  /** Says which host the map comes from, and that it loads on request only. */
  note: string;
  /** Link to the listing, which works without JavaScript. */
  listing: ExternalLink;
}

const focus = (element: HTMLIFrameElement | null) => element?.focus();

/** A map from another host that loads only on a click. */
export const MapEmbed = ({ title, src, picture, button, note, listing }: MapEmbedProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Stack gap="m" align="start">
      {shown ? (
        <iframe
          ref={focus}
          className={frame}
          title={title}
          src={src}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the map's origin is another: it cannot free itself
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          <div className={still}>
            <div className={drawing}>
              <PictureImage picture={picture} />
              <span data-pin="" className={pin} style={{ left: `${picture.pin.x}%`, top: `${picture.pin.y}%` }}>
                <Icon name="mapPin" size={40} weight={2.4} />
              </span>
            </div>
          </div>
          <div className={panel}>
            <Button size="compact" variant="secondary" icon="mapPin" onClick={() => setShown(true)}>
              {button}
            </Button>
            <Text size="small" tone="soft">
              {note}
            </Text>
          </div>
        </>
      )}
      <TextLink href={listing.href} standalone icon="mapPin">
        {listing.label}
      </TextLink>
    </Stack>
  );
};
