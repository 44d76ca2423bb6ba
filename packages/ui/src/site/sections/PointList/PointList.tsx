import type { Point, PointListContent } from '@hvac/content/model';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { evenColumns } from '../../../components/private/evenColumns.ts';
import { check, group, item, numbered, picture as pictureBox, pictured, plain, words } from './PointList.css.ts';

const boxes = { checks: item, numbers: numbered, plain } as const;

interface PointItemProps extends Point {
  marker: PointListContent['marker'];
  level: 3 | 4;
}

const PointItem = ({ marker, level, name, note, picture }: PointItemProps) => (
  <li className={picture ? `${boxes[marker]} ${pictured}` : boxes[marker]}>
    {picture ? (
      <div className={pictureBox}>
        <PictureImage picture={picture} />
      </div>
    ) : (
      marker === 'checks' && (
        <span className={check}>
          <Icon name="check" size={18} weight={2.4} />
        </span>
      )
    )}
    <div className={words}>
      <Heading level={level} size="label">
        {name}
      </Heading>
      <Text size="label" tone="soft">
        {note}
      </Text>
    </div>
  </li>
);

/** A list of points with a note each: check marks, numbered steps or bullets. The heading has level 3. */
export const PointList = ({ marker, heading, items }: PointListContent) => {
  const drawn = items.some((point) => point.picture);
  return (
    <div className={group}>
      {heading && <Heading level={3}>{heading}</Heading>}
      <AutoGrid
        as={marker === 'numbers' ? 'ol' : 'ul'}
        maxColumns={drawn && (items.length === 4 || items.length === 5) ? items.length : evenColumns(items.length)}
        gap={drawn ? 'xl' : 'l'}
      >
        {items.map((point) => (
          <PointItem key={point.name} marker={marker} level={heading ? 4 : 3} {...point} />
        ))}
      </AutoGrid>
    </div>
  );
};
