import type { ReactNode } from 'react';
import type { Native } from '../private/native.ts';
import { toggleButton, type ToggleButtonVariants } from './ToggleButton.css.ts';

interface ToggleButtonProps extends Native<'button', 'type' | 'aria-pressed'> {
  /** Whether it is on. */
  pressed: boolean;
  /** Outline: alone, or in a group with few others. Plain: in a long row, where outlines would be restless. */
  variant?: NonNullable<ToggleButtonVariants['variant']>;
  /** What is on or off, in a word or two. */
  children: ReactNode;
}

/** A button that stays pressed until it is pressed again, or until another one of its group is. */
export const ToggleButton = ({ pressed, variant = 'outline', children, ...native }: ToggleButtonProps) => (
  <button {...native} type="button" aria-pressed={pressed} className={toggleButton({ variant })}>
    {children}
  </button>
);
