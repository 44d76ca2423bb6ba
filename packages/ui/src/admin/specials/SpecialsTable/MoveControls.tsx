import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import type { RefCallback } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { controls, grip, step } from './SpecialsTable.css.ts';

interface MoveControlsProps {
  title: string;
  first: boolean;
  last: boolean;
  /** Moves it by one place: -1 up, 1 down. */
  onStep: (by: -1 | 1) => void;
  /** What dnd-kit gives the handle. */
  handleRef: RefCallback<HTMLElement>;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
}

/** Three ways to move a row: drag it, move it with the arrow keys, or press up and down. */
export const MoveControls = ({ title, first, last, onStep, handleRef, attributes, listeners }: MoveControlsProps) => (
  <div className={controls}>
    <button
      type="button"
      ref={handleRef}
      {...attributes}
      {...listeners}
      aria-label={`Drag ${title}`}
      className={`${step} ${grip}`}
    >
      <Icon name="grip" weight={2.4} />
    </button>
    <button
      type="button"
      data-step="-1"
      aria-label={`Move ${title} up`}
      disabled={first}
      onClick={() => onStep(-1)}
      className={step}
    >
      <Icon name="chevronUp" weight={2.4} />
    </button>
    <button
      type="button"
      data-step="1"
      aria-label={`Move ${title} down`}
      disabled={last}
      onClick={() => onStep(1)}
      className={step}
    >
      <Icon name="chevronDown" weight={2.4} />
    </button>
  </div>
);
