import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { specialChangeWords as changes, specialRowWords as words } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { getState, formatShortDate } from '../specialDays.ts';
import { copyKey } from '../formTarget.ts';
import { useIsRestoring, useSpecialChanges } from '../useAdminSpecials.ts';
import * as css from './SpecialRow.css.ts';
import { useSpecialsScreen } from './SpecialsScreen.ts';

interface SpecialRowProps {
  /** The special that the row is about. */
  special: AdminSpecial;
  /** The day in the company's time zone. */
  today: CalendarDate;
  /** At the start of the row: the buttons to move it. */
  moves?: ReactNode;
}

/** The buttons of a row. `data-command` finds one of them, to move the focus to it. */
const Commands = ({ special, today }: Pick<SpecialRowProps, 'special' | 'today'>) => {
  const { open, close, report } = useSpecialsScreen();
  const { id, title, isActive, deletedAt, expirationDate } = special;
  const { edit, remove, restore } = useSpecialChanges(id);
  const isRestoring = useIsRestoring(id);
  const hiddenTitle = <VisuallyHidden>{title}</VisuallyHidden>;
  const putBack = () => void report(restore.mutateAsync(), changes.restore, () => ({ text: title }));
  const takeAway = () =>
    void report(remove.mutateAsync(), changes.delete, () => {
      close(id);
      return { text: title, undo: { id, run: putBack } };
    });
  const turn = (before: AdminSpecial) =>
    void report(
      edit.mutateAsync({ ...before, isActive: !before.isActive }),
      changes[before.isActive ? 'pause' : 'resume'],
      // `late` keeps the focus on the button.
      (after) => ({ text: after.title, late: true, undo: { id, run: () => turn(after) } }),
    );
  const look = { variant: 'quiet', size: 'compact' } as const;
  if (deletedAt)
    return (
      <Button {...look} loading={isRestoring} onClick={putBack}>
        {words.restore} {hiddenTitle}
      </Button>
    );
  return (
    <>
      <Button {...look} data-command="edit" onClick={() => open(id)}>
        {words.edit} {hiddenTitle}
      </Button>
      {/* An ended special can be neither paused nor resumed. */}
      {expirationDate >= today && (
        <Button {...look} loading={edit.isPending} onClick={() => turn(special)}>
          {isActive ? words.pause : words.resume} {hiddenTitle}
        </Button>
      )}
      <Button {...look} data-command="duplicate" onClick={() => open(copyKey(special))}>
        {words.duplicate} {hiddenTitle}
      </Button>
      <Button {...look} loading={remove.isPending} onClick={takeAway}>
        {words.delete} {hiddenTitle}
      </Button>
    </>
  );
};

/** One special in a list. */
export const SpecialRow = ({ special, today, moves }: SpecialRowProps) => {
  const { title, description, expirationDate, isActive, deletedAt } = special;
  const state = getState(special, today);
  return (
    <div className={css.row}>
      {/* An empty cell keeps the columns in place. */}
      {moves ?? <span />}
      <div className={css.words}>
        <Inline gap="xs">
          <Heading level={3} size="label">
            {title}
          </Heading>
          <span className={css.discount}>{special.discount}</span>
        </Inline>
        {!deletedAt && (
          <Inline gap="xs">
            <Badge size="small" tone={state.tone}>
              {state.label}
            </Badge>
            {/* The switch of the form, which dates do not change. */}
            <Badge size="small">{isActive ? words.active : words.inactive}</Badge>
          </Inline>
        )}
        <Text>{description}</Text>
        <Text size="small" tone="soft">
          {fillIn(words.expires, { date: formatShortDate(expirationDate) })}
        </Text>
      </div>
      <div className={css.actions}>
        <Commands special={special} today={today} />
      </div>
    </div>
  );
};
