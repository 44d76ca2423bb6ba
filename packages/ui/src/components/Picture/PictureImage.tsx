import { pictureSize, type Picture } from '@hvac/content/model';
import type { Native } from '../native.ts';
import { image } from './PictureImage.css.ts';

interface PictureImageProps extends Native<'img', 'src' | 'alt' | 'width' | 'height' | 'children'> {
  /** The drawing and what it shows. */
  picture: Picture;
  /** Stands in the first screen: loads at once, before other pictures. The others load when they come near. */
  priority?: boolean;
}

/** A drawing of the site as wide as its box, which keeps its place while it loads. A `max-height` on the box holds for it too. */
export const PictureImage = ({ picture: { src, alt }, priority = false, ...native }: PictureImageProps) => {
  const [width, height] = pictureSize(src);
  return (
    <img
      {...native}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={image}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
};
