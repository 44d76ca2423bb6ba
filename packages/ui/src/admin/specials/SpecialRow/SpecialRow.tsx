import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { SpecialHistory } from '../SpecialHistory/SpecialHistory.tsx';
import { getBadges, formatShortDate } from '../specialDays.ts';
import { actions, discount, row, words } from './SpecialRow.css.ts';

interface SpecialRowProps {
  special: AdminSpecial;
  today: CalendarDate;
  /** The buttons of the row. The title is added for screen readers. The id keeps the focus when a label changes. */
  commands: readonly { id: string; label: string; onPress: () => void; disabled?: boolean }[];
  /** At the start of the row: the buttons to move it. */
  children?: ReactNode;
}

/** One special in a list. */
export const SpecialRow = ({ special, today, commands, children }: SpecialRowProps) => {
  const { title, description, expirationDate, history, deletedAt } = special;
  return (
    <div className={row}>
      {children}
      <div className={words}>
        <Inline gap="xs">
          <Heading level={3}>{title}</Heading>
          <span className={discount}>{special.discount}</span>
        </Inline>
        {!deletedAt && (
          <Inline gap="xs">
            {getBadges(special, today).map(({ tone, label }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
          </Inline>
        )}
        <Text>{description}</Text>
        <Text size="small" tone="soft">
          Expires: {formatShortDate(expirationDate)}
        </Text>
        <SpecialHistory title={title} history={history} />
      </div>
      <div className={actions}>
        {commands.map(({ id, label, onPress, disabled }) => (
          <Button
            key={id}
            data-command={id}
            variant="quiet"
            size="compact"
            disabled={disabled ?? false}
            onClick={onPress}
          >
            {label} <span className={visuallyHidden}>{title}</span>
          </Button>
        ))}
      </div>
    </div>
  );
};
