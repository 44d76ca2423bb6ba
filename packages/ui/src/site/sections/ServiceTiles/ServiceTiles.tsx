import type { ServiceTile } from '@hvac/content/model';
import { serviceTilesWords } from '@hvac/content/words';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { unbrokenWords } from '../../../components/private/unbrokenWords.tsx';
import { arrows, cell, description, panel, picture, tile, title } from './ServiceTiles.css.ts';
import { three } from './threeTiles.css.ts';

interface ServiceTilesProps {
  /** Accessible name of the list. */
  label?: string;
  /** Three or four links. On phones, four are in two columns, three in one. */
  tiles: readonly ServiceTile[];
}

/** A panel of links with a picture each, separated by thin lines. */
export const ServiceTiles = ({ label = serviceTilesWords.label, tiles }: ServiceTilesProps) => (
  <nav aria-label={label}>
    <ul role="list" className={tiles.length === 3 ? `${panel} ${three}` : panel}>
      {tiles.map((item) => (
        <li key={item.to} className={cell}>
          <Link href={item.to} className={tile}>
            {/* Small, and for most below the first screen: React would ask for them before the opening picture. */}
            <img src={item.picture} alt="" width={200} height={150} fetchPriority="low" className={picture} />
            <span className={title}>
              {item.label}
              <span className={arrows[item.tone]}>
                <Icon name="arrowRight" size={18} weight={2.4} />
              </span>
            </span>
            <span className={description}>{unbrokenWords(item.description)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
