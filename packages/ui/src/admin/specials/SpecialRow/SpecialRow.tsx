import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { specialRowWords } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { getState, formatShortDate } from '../specialDays.ts';
import { actions, discount, row, words } from './SpecialRow.css.ts';

interface SpecialButtonProps {
  /** The special that the row is about. */
  special: AdminSpecial;
  /** Finds the button, to move the focus to it. */
  command: string;
  /** What was pressed is under way. */
  loading?: boolean;
  /** Called when it is pressed. */
  onClick: () => void;
  /** The label, which the special's title follows. */
  children: ReactNode;
}

/** A button of the row. The title is added for screen readers. */
export const SpecialButton = ({ special, command, loading, onClick, children }: SpecialButtonProps) => (
  <Button data-command={command} variant="quiet" size="compact" loading={loading} onClick={onClick}>
    {children} <VisuallyHidden>{special.title}</VisuallyHidden>
  </Button>
);

interface SpecialRowProps {
  /** The special that the row is about. */
  special: AdminSpecial;
  /** The day in the company's time zone. */
  today: CalendarDate;
  /** At the start of the row: the buttons to move it. */
  moves?: ReactNode;
  /** The buttons of the row. */
  children: ReactNode;
}

/** One special in a list. */
export const SpecialRow = ({ special, today, moves, children }: SpecialRowProps) => {
  const { title, description, expirationDate, isActive, deletedAt } = special;
  const state = getState(special, today);
  return (
    <div className={row}>
      {/* An empty cell keeps the columns in place. */}
      {moves ?? <span />}
      <div className={words}>
        <Inline gap="xs">
          <Heading level={3}>{title}</Heading>
          <span className={discount}>{special.discount}</span>
        </Inline>
        {!deletedAt && (
          <Inline gap="xs">
            <Badge tone={state.tone}>{state.label}</Badge>
            {/* The switch of the form, which dates do not change. */}
            <Badge size="small">{isActive ? specialRowWords.active : specialRowWords.inactive}</Badge>
          </Inline>
        )}
        <Text>{description}</Text>
        <Text size="small" tone="soft">
          {fillIn(specialRowWords.expires, { date: formatShortDate(expirationDate) })}
        </Text>
      </div>
      <div className={actions}>{children}</div>
    </div>
  );
};
