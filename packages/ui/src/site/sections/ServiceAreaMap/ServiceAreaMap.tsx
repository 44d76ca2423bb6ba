import type { MapPlace, Picture } from '@hvac/content/model';
import { serviceAreaMapWords } from '@hvac/content/words';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { map, onLargeMaps, paper, picture as pictureBox, place, primary, sides, tight } from './ServiceAreaMap.css.ts';

interface ServiceAreaMapProps {
  /** URL of the drawing, 640 by 800, with a dot for every place. */
  picture: Picture;
  /** The places, at their dots. Narrow maps name only those that fit; show a list of all places beside the map. */
  places: readonly MapPlace[];
}

const classes = (item: MapPlace) =>
  [place, item.primary && primary, item.tight && tight, !item.onSmallMaps && onLargeMaps].filter(Boolean).join(' ');

/** A map of the service area, with a link for every place. */
export const ServiceAreaMap = ({ picture: { src, alt }, places }: ServiceAreaMapProps) => (
  <nav aria-label={serviceAreaMapWords.label} className={map}>
    <div className={paper}>
      <img src={src} alt={alt} width={640} height={800} className={pictureBox} />
      <ul role="list">
        {places.map((item) => (
          <li key={item.label} className={classes(item)} style={{ left: `${item.x}%`, top: `${item.y}%` }}>
            <Link href={item.to} className={sides[item.side]}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
