import { pictureSize, type Diagram, type OpeningLayout, type PageOpening, type Picture } from '@hvac/content/model';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { DiagramFigure } from '../DiagramFigure/DiagramFigure.tsx';
import * as css from './PageHero.css.ts';

interface PageHeroPictureProps {
  picture: Picture | Diagram;
  layout: OpeningLayout;
  wash?: PageOpening['wash'];
}

const scenes: Partial<Record<OpeningLayout, string>> = {
  wide: css.widePicture,
  half: css.halfPicture,
  centered: css.centeredPicture,
  arch: css.archPicture,
  night: css.nightPicture,
};

/** The drawing of a page's first screen: a scene fills its box, a diagram stands whole with its legend. */
export const PageHeroPicture = ({ picture, layout, wash }: PageHeroPictureProps) => {
  const { src, alt } = picture;
  const box = scenes[layout];
  if (!box)
    return 'labels' in picture ? (
      <DiagramFigure diagram={picture} priority />
    ) : (
      <PictureImage picture={picture} priority />
    );
  const [width, height] = pictureSize(src);
  const look = `${css.scene} ${box} ${layout === 'half' && !wash ? css.corner : ''}`;
  return <img src={src} alt={alt} width={width} height={height} fetchPriority="high" className={look} />;
};
