import type { ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { Native } from '../private/native.ts';
import { pressAttributes, type PressProps } from './Button.tsx';
import { button, squares, type ButtonSize, type ButtonVariant } from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

interface IconButtonLook {
  /** The picture: one of ours by name, or a drawing of your own. */
  icon: IconName | ReactElement;
  /** What a press does: its name, and its tooltip where `Tooltips` or `UiProvider` is on the page. */
  label: string;
  /** Importance, as a button's. */
  variant?: ButtonVariant;
  /** Side of the square; the smallest is as large as a finger. */
  size?: ButtonSize;
}

export interface IconButtonProps
  extends IconButtonLook, PressProps, Native<'button', keyof IconButtonLook | keyof PressProps | 'children'> {}

/** A button that is an icon alone, where the place explains it: closing, going on, moving up. A tooltip says its label. */
export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  size = 'compact',
  type = 'button',
  disabled,
  loading,
  onClick,
  onKeyDown,
  ...native
}: IconButtonProps) => (
  <button
    {...native}
    {...pressAttributes({ type, disabled, loading, onClick, onKeyDown })}
    aria-label={label}
    className={`${button({ variant })} ${squares[size]}`}
  >
    {loading ? <Spinner /> : typeof icon === 'string' ? <Icon name={icon} weight={2.4} /> : icon}
  </button>
);
