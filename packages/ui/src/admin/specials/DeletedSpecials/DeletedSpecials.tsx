import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SpecialRow } from '../SpecialRow/SpecialRow.tsx';

interface DeletedSpecialsProps {
  /** The latest first. */
  specials: readonly AdminSpecial[];
  today: CalendarDate;
  onRestore: (special: AdminSpecial) => void;
  /** Ids of the specials that are being restored. */
  restoring: readonly string[];
}

/** Specials that were deleted: each can come back. */
export const DeletedSpecials = ({ specials, today, onRestore, restoring }: DeletedSpecialsProps) => (
  <Card as="section" tone="band" labelledBy="deleted-title">
    <Heading level={2} size="coupon" id="deleted-title">
      Recently deleted
    </Heading>
    <Text tone="soft">Visitors do not see these.</Text>
    <ul>
      {specials.map((special) => (
        <li key={special.id}>
          <SpecialRow
            special={special}
            today={today}
            commands={[
              {
                id: 'restore',
                label: 'Restore',
                onPress: () => onRestore(special),
                disabled: restoring.includes(special.id),
              },
            ]}
          >
            <span />
          </SpecialRow>
        </li>
      ))}
    </ul>
  </Card>
);
