import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { getQuickActions, type Press } from '../specialDays.ts';
import { SpecialRow } from '../SpecialRow/SpecialRow.tsx';
import { MoveControls } from './MoveControls.tsx';
import { list } from './SpecialsTable.css.ts';

export interface SpecialsTableProps {
  /** In their order. */
  specials: readonly AdminSpecial[];
  today: CalendarDate;
  /** Gets all ids in the new order. */
  onOrder: (ids: readonly string[]) => void;
  onEdit: (special: AdminSpecial) => void;
  onDuplicate: (special: AdminSpecial) => void;
  onDelete: (special: AdminSpecial) => void;
  /** Gets what was pressed, the special as it is, and as it is to be. */
  onPress: (press: Press, special: AdminSpecial, wanted: AdminSpecial) => void;
  /** Ids of the specials that are being deleted. */
  deleting?: readonly string[];
}

/** The office's specials, which can be put in order. */
export const SpecialsTable = ({
  specials,
  today,
  onOrder,
  onEdit,
  onDuplicate,
  onDelete,
  onPress,
  deleting = [],
}: SpecialsTableProps) => {
  const [spoken, setSpoken] = useState('');
  /** The row whose button was pressed, until the list shows it in its new place. */
  const moved = useRef<{ id: string; by: -1 | 1 }>(undefined);
  const listRef = useRef<HTMLUListElement>(null);
  const ids = specials.map(({ id }) => id);
  const pressCommands = (special: AdminSpecial) => {
    const { pause, resume, end } = getQuickActions(special, today);
    return [
      ...(pause ? [{ id: 'pause', label: 'Pause', onPress: () => onPress('pause', special, pause) }] : []),
      ...(resume ? [{ id: 'pause', label: 'Resume', onPress: () => onPress('resume', special, resume) }] : []),
      ...(end ? [{ id: 'end', label: 'End', onPress: () => onPress('end', special, end) }] : []),
    ];
  };
  const step = ({ id, title }: AdminSpecial, from: number, by: -1 | 1) => {
    const to = from + by;
    moved.current = { id, by };
    const order = ids.filter((other) => other !== id);
    order.splice(to, 0, id);
    onOrder(order);
    setSpoken(`${title} moved to place ${to + 1} of ${ids.length}.`);
  };
  // The row moves in the page when the list comes anew, and loses the focus; at an end, the other button takes it.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    moved.current = undefined;
    const buttons = [by, -by].map((way) =>
      listRef.current?.querySelector<HTMLButtonElement>(`[data-special="${CSS.escape(id)}"] [data-step="${way}"]`),
    );
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [specials]);

  return (
    <>
      <ul ref={listRef} className={list}>
        {specials.map((special, place) => (
          <li key={special.id} data-special={special.id}>
            <SpecialRow
              special={special}
              today={today}
              commands={[
                { id: 'edit', label: 'Edit', onPress: () => onEdit(special) },
                ...pressCommands(special),
                { id: 'duplicate', label: 'Duplicate', onPress: () => onDuplicate(special) },
                {
                  id: 'delete',
                  label: 'Delete',
                  onPress: () => onDelete(special),
                  disabled: deleting.includes(special.id),
                },
              ]}
            >
              <MoveControls
                title={special.title}
                first={place === 0}
                last={place === ids.length - 1}
                onStep={(by) => step(special, place, by)}
              />
            </SpecialRow>
          </li>
        ))}
      </ul>
      <p role="status" className={visuallyHidden}>
        {spoken}
      </p>
    </>
  );
};
