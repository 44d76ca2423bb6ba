import type { Diagram, Picture } from '@hvac/content/model';
import { pictureSize } from '../../../components/private/imageProps.ts';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { figure, label as labelBox, legend, picture, tall } from './DiagramFigure.css.ts';

interface DiagramFigureProps {
  /** The drawing, and labels for its numbered markers. Without labels, show a numbered list beside it. */
  diagram: Picture & Partial<Diagram>;
  /** Above the fold. */
  priority?: boolean;
}

/** A drawing with numbered markers and their legend. */
export const DiagramFigure = ({ diagram, priority = false }: DiagramFigureProps) => {
  const [width, height] = pictureSize(diagram);
  const { labels } = diagram;
  return (
    <figure className={labels && height > width ? `${figure} ${tall}` : figure}>
      <div className={picture}>
        <PictureImage picture={diagram} priority={priority} />
      </div>
      {labels && (
        <figcaption>
          <ol role="list" className={legend}>
            {labels.map((label) => (
              <li key={label} className={labelBox}>
                {label}
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
};
