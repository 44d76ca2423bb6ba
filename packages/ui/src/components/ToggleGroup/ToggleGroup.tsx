'use client';

import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import type { Native } from '../private/native.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';

interface ToggleGroupProps<Value extends string> extends Native<
  'div',
  'children' | 'role' | 'aria-label' | 'onChange'
> {
  /** What is chosen here. */
  label: string;
  /** What can be chosen; beside the label there may be a number. */
  choices: readonly { value: Value; label: ReactNode }[];
  /** What is chosen now. */
  value: Value;
  /** Called with another choice, never with the one that is made already. */
  onChange: (value: Value) => void;
}

/** One of a few, at once. Buttons, not radios: each arrow key on the way would be a change of its own. */
export const ToggleGroup = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  ...native
}: ToggleGroupProps<Value>) => (
  <Inline {...native} role="group" aria-label={label} gap="xs">
    {choices.map((choice) => (
      <ToggleButton
        key={choice.value}
        pressed={choice.value === value}
        onClick={() => {
          if (choice.value !== value) onChange(choice.value);
        }}
      >
        {choice.value === value && <Icon name="check" size={16} weight={2.4} />}
        {choice.label}
      </ToggleButton>
    ))}
  </Inline>
);
