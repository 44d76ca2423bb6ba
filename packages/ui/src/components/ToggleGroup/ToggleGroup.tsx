import { Icon } from '../Icon/Icon.tsx';
import * as css from './ToggleGroup.css.ts';

interface ToggleGroupProps<Value extends string> {
  /** What is chosen here. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  /** Called with another choice, never with the one that is made already. */
  onChange: (value: Value) => void;
}

/** One of a few, at once. Buttons, not radios: each arrow key on the way would be a change of its own. */
export const ToggleGroup = <Value extends string>({ label, choices, value, onChange }: ToggleGroupProps<Value>) => (
  <div role="group" aria-label={label} className={css.group}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        aria-pressed={choice.value === value}
        className={css.choice}
        onClick={() => {
          if (choice.value !== value) onChange(choice.value);
        }}
      >
        {choice.value === value && <Icon name="check" size={16} weight={2.4} />}
        {choice.label}
      </button>
    ))}
  </div>
);
