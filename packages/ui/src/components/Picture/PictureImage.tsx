import type { Picture } from '@hvac/content/model';
import type { Native } from '../private/native.ts';
import { imageProps } from '../private/imageProps.ts';
import { image } from './PictureImage.css.ts';

interface PictureImageProps extends Native<'img', 'src' | 'alt' | 'width' | 'height' | 'children'> {
  /** The drawing and what it shows. */
  picture: Picture;
  /** Stands in the first screen: loads at once, before other pictures. The others load when they come near. */
  priority?: boolean;
}

/** A drawing of the site as wide as its box, which keeps its place while it loads. A `max-height` on the box holds for it too. */
export const PictureImage = ({ picture, priority = false, ...native }: PictureImageProps) => (
  <img {...native} {...imageProps(picture, priority)} alt={picture.alt} className={image} />
);
