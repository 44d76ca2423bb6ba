import type { ServiceNote } from '@hvac/content/model';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { item, list, name as nameLine, picture as pictureBox } from './ServiceNotes.css.ts';

interface ServiceNotesProps {
  /** Heading of the list. */
  heading: string;
  /** URL of its illustration. */
  picture?: string;
  /** Services, with a sentence each. */
  items: readonly ServiceNote[];
}

/** A list of services with their descriptions. */
export const ServiceNotes = ({ heading, picture, items }: ServiceNotesProps) => (
  <div>
    {picture && <img src={picture} alt="" width={200} height={150} loading="lazy" className={pictureBox} />}
    <Heading level={2} size="card">
      {heading}
    </Heading>
    <ul role="list" className={list}>
      {items.map(({ name, note }) => (
        <li key={name} className={item}>
          <span className={nameLine}>{name}</span>
          <Text size="label" tone="soft">
            {note}
          </Text>
        </li>
      ))}
    </ul>
  </div>
);
