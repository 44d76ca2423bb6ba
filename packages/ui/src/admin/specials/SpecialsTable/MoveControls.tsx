import { Icon } from '../../../components/Icon/Icon.tsx';
import { controls, step } from './SpecialsTable.css.ts';

interface MoveControlsProps {
  title: string;
  first: boolean;
  last: boolean;
  /** Moves it by one place: -1 up, 1 down. */
  onStep: (by: -1 | 1) => void;
}

/** Moves a row up or down, by thumb and by key alike. */
export const MoveControls = ({ title, first, last, onStep }: MoveControlsProps) => (
  <div className={controls}>
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
