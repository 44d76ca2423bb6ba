import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { SpecialRow } from '../SpecialRow/SpecialRow.tsx';
import { instructions, speaks } from './announcements.ts';
import { SortableRow } from './SortableRow.tsx';
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
  /** Ids of the specials that are being deleted. */
  deleting?: readonly string[];
}

/** The office's specials, which can be put in order by pointer and by keyboard. */
export const SpecialsTable = ({
  specials,
  today,
  onOrder,
  onEdit,
  onDuplicate,
  onDelete,
  deleting = [],
}: SpecialsTableProps) => {
  const [spoken, setSpoken] = useState('');
  /** The row whose button was pressed, until the list shows it in its new place. */
  const moved = useRef<{ id: string; by: -1 | 1 }>(undefined);
  const listRef = useRef<HTMLUListElement>(null);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = specials.map(({ id }) => id);
  const titleOf = (id: unknown) => specials.find((special) => special.id === id)?.title ?? '';
  const placeOf = (id: unknown) => `place ${ids.findIndex((other) => other === id) + 1} of ${ids.length}`;

  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) onOrder(arrayMove(ids, from, to));
  };
  const step = (from: number, by: -1 | 1) => {
    const id = ids[from];
    const to = from + by;
    if (id === undefined || to < 0 || to >= ids.length) return;
    moved.current = { id, by };
    onOrder(arrayMove(ids, from, to));
    setSpoken(`${titleOf(id)} moved to place ${to + 1} of ${ids.length}.`);
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
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: speaks(titleOf, placeOf), screenReaderInstructions: instructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={listRef} className={list}>
          {specials.map((special, place) => (
            <SortableRow
              key={special.id}
              special={special}
              first={place === 0}
              last={place === ids.length - 1}
              onStep={(by) => step(place, by)}
            >
              {(controls) => (
                <SpecialRow
                  special={special}
                  today={today}
                  commands={[
                    { label: 'Edit', onPress: () => onEdit(special) },
                    { label: 'Duplicate', onPress: () => onDuplicate(special) },
                    { label: 'Delete', onPress: () => onDelete(special), disabled: deleting.includes(special.id) },
                  ]}
                >
                  {controls}
                </SpecialRow>
              )}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
      <p role="status" className={visuallyHidden}>
        {spoken}
      </p>
    </DndContext>
  );
};
