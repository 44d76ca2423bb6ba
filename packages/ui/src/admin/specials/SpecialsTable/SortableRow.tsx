import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { AdminSpecial } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { MoveControls } from './MoveControls.tsx';
import { dragged } from './SpecialsTable.css.ts';

interface SortableRowProps {
  special: AdminSpecial;
  first: boolean;
  last: boolean;
  onStep: (by: -1 | 1) => void;
  /** Renders the row around the controls that move it. */
  children: (controls: ReactNode) => ReactNode;
}

/** A row that can be moved. */
export const SortableRow = ({ special, first, last, onStep, children }: SortableRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: special.id,
    attributes: { roleDescription: 'item that can be moved' },
  });
  return (
    <li
      ref={setNodeRef}
      data-special={special.id}
      className={isDragging ? dragged : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        <MoveControls
          title={special.title}
          first={first}
          last={last}
          onStep={onStep}
          handleRef={setActivatorNodeRef}
          attributes={attributes}
          listeners={listeners}
        />,
      )}
    </li>
  );
};
