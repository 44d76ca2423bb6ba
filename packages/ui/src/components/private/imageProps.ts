import { pictureSize } from '@hvac/content/model';
import type { ComponentProps } from 'react';

/**
 * The attributes of an `<img>`, which keeps its place while it loads.
 * @param priority it stands in the first screen and loads at once; the others load when they come near
 */
export function imageProps(src: string, priority = false): ComponentProps<'img'> {
  const [width, height] = pictureSize(src);
  return { src, width, height, ...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' }) };
}

/** A wide scene may be cropped, but not a diagram. */
export function isScene(src: string): boolean {
  const [width, height] = pictureSize(src);
  return width / height > 2.4;
}
