import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from '../../link/LinkProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { button, type ButtonSize, type ButtonVariant } from './Button.css.ts';

interface ButtonLook {
  /** Primary: the one action of a view. Secondary: beside it. Dark: on a colored band. */
  variant?: ButtonVariant;
  /** Height of the pill. */
  size?: ButtonSize;
  /** Takes the whole width of its column. */
  wide?: boolean;
  /** Icon before the label. */
  icon?: IconName;
  /** Icon after the label. */
  iconAfter?: IconName;
  /** The label: a verb and what it acts on. */
  children: ReactNode;
}

interface ButtonProps extends ButtonLook {
  /** A submit button sends its form. */
  type?: 'button' | 'submit';
  /** Cannot be pressed now, and says so. */
  disabled?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

interface ButtonLinkProps extends ButtonLook {
  /** A path of the site, tel:, mailto:, a fragment, or another host (opens in a new tab). */
  href: string;
}

const Label = ({ icon, iconAfter, children }: Pick<ButtonLook, 'icon' | 'iconAfter' | 'children'>) => (
  <>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
    {iconAfter && <Icon name={iconAfter} weight={2.4} />}
  </>
);

/** Does something on this page. */
export const Button = ({ variant, size, wide, type = 'button', disabled, onClick, ref, ...label }: ButtonProps) => (
  <button
    ref={ref}
    type={type}
    disabled={disabled}
    onClick={onClick}
    // A press before React has arrived is kept by the page's entry script, and repeated then.
    data-needs-js={type === 'button' ? '' : undefined}
    className={button({ variant, size, wide })}
  >
    <Label {...label} />
  </button>
);

/** Leads somewhere, with a button's weight. */
export const ButtonLink = ({ variant, size, wide, href, ...label }: ButtonLinkProps) => (
  <Link href={href} className={button({ variant, size, wide })}>
    <Label {...label} />
  </Link>
);
