import type {
  KeyboardEvent,
  KeyboardEventHandler,
  MouseEvent,
  MouseEventHandler,
  ReactElement,
  ReactNode,
} from 'react';
import * as attribute from '../../hydration/attributes.ts';
import { Link, type LinkComponentProps } from '../link/LinkProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { Native } from '../private/native.ts';
import { button, type ButtonSize, type ButtonVariant } from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonLook {
  /** Importance. Primary: the one action of a view. Secondary: beside it. Dark: on a colored band. Quiet: the least, like a link. */
  variant?: ButtonVariant;
  /** Height: compact in rows and cards, large for a phone number. */
  size?: ButtonSize;
  /** Takes the whole width of its column. */
  fullWidth?: boolean;
  /**
   * Icon before the label: one of ours by name, or a drawing of your own.
   * @default none
   */
  icon?: IconName | ReactElement;
  /**
   * Icon after the label.
   * @default none
   */
  iconAfter?: IconName | ReactElement;
  /** The label: a verb and what it acts on. */
  children: ReactNode;
}

/** What a press may do, and when it does nothing. */
export interface PressProps {
  /** A submit button sends its form, a reset button empties it. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Cannot be pressed now, and says so. */
  disabled?: boolean | undefined;
  /**
   * What was pressed is under way: keeps the focus and takes no second press. Say so in the label too: "Sending...". Given
   * at all, also false, a double click and a held Enter are one press.
   */
  loading?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, PressProps, Native<'button', keyof ButtonLook | keyof PressProps> {}

export interface ButtonLinkProps
  extends ButtonLook, Omit<LinkComponentProps, keyof ButtonLook | 'className' | 'style'> {
  /** A path of the site, tel:, mailto:, a fragment, or another host (opens in a new tab). */
  href: string;
}

interface Press extends PressProps {
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
  onKeyDown: KeyboardEventHandler<HTMLButtonElement> | undefined;
}

/** The attributes of a `<button>` by what a press of it does. */
export const pressAttributes = ({ type, disabled, loading, onClick, onKeyDown }: Press) => ({
  type,
  disabled,
  ...(loading && { 'aria-disabled': true, 'aria-busy': true }),
  onClick:
    loading === undefined
      ? onClick
      : (event: MouseEvent<HTMLButtonElement>) => {
          // A quick server has answered before the second click of a double click. It must not send the form either.
          if (loading || event.detail > 1) event.preventDefault();
          else onClick?.(event);
        },
  onKeyDown:
    loading === undefined
      ? onKeyDown
      : (event: KeyboardEvent<HTMLButtonElement>) => {
          // Browsers press again and again while Enter is held.
          if (event.repeat && event.key === 'Enter') event.preventDefault();
          onKeyDown?.(event);
        },
  // The page's first script repeats a press from before hydration.
  [attribute.needsScript]: type === 'button' ? '' : undefined,
});

interface LabelProps {
  icon: IconName | ReactElement | undefined;
  iconAfter: IconName | ReactElement | undefined;
  loading?: boolean | undefined;
  children: ReactNode;
}

const Label = ({ icon, iconAfter, loading, children }: LabelProps) => (
  <>
    {loading ? <Spinner /> : typeof icon === 'string' ? <Icon name={icon} /> : icon}
    <span>{children}</span>
    {typeof iconAfter === 'string' ? <Icon name={iconAfter} weight={2.4} /> : iconAfter}
  </>
);

/** Does something on this page. */
export const Button = ({
  variant = 'primary',
  size = 'regular',
  fullWidth,
  icon,
  iconAfter,
  children,
  type = 'button',
  disabled,
  loading,
  onClick,
  onKeyDown,
  ...native
}: ButtonProps) => (
  <button
    {...native}
    {...pressAttributes({ type, disabled, loading, onClick, onKeyDown })}
    className={button({ variant, size, fullWidth })}
  >
    <Label {...{ icon, iconAfter, loading }}>{children}</Label>
  </button>
);

/** Leads somewhere, with a button's weight. */
export const ButtonLink = ({
  variant = 'primary',
  size = 'regular',
  fullWidth,
  icon,
  iconAfter,
  children,
  ...link
}: ButtonLinkProps) => (
  <Link {...link} className={button({ variant, size, fullWidth })}>
    <Label {...{ icon, iconAfter }}>{children}</Label>
  </Link>
);
