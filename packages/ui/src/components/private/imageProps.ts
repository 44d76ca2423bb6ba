import type { Picture } from '@hvac/content/model';
import type { ComponentProps } from 'react';

type Sized = Pick<Picture, 'src' | 'size'>;

/** Width and height of a picture in px. */
export const pictureSize = ({ size = [400, 300] }: Sized) => size;

/**
 * The attributes of an `<img>`, which keeps its place while it loads.
 * @param priority it stands in the first screen and loads at once; the others load when they come near
 */
export function imageProps(picture: Sized, priority = false): ComponentProps<'img'> {
  const [width, height] = pictureSize(picture);
  return { src: picture.src, width, height, ...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' }) };
}

/** A wide scene may be cropped, but not a diagram. */
export function isScene(picture: Sized): boolean {
  const [width, height] = pictureSize(picture);
  return width / height > 2.4;
}
