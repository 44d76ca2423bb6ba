import type { ReactNode } from 'react';
import { Link, type LinkComponentProps } from '../link/LinkProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './TextLink.css.ts';

interface TextLinkBase extends Omit<LinkComponentProps, 'className' | 'style'> {
  /** A path of the site, tel:, mailto:, a fragment, or another host (opens in a new tab). */
  href: string;
  /** Says where the link leads when read on its own. */
  children: ReactNode;
}

export type TextLinkProps = TextLinkBase &
  (
    | { /** A link in a sentence. */ standalone?: false; icon?: never; iconAfter?: never }
    | {
        /** A link on a line of its own: bold, and tall enough for a finger. */
        standalone: true;
        /**
         * Icon before the words.
         * @default none
         */
        icon?: IconName;
        /**
         * Icon after the words.
         * @default none
         */
        iconAfter?: IconName;
      }
  );

/** An underlined link in text, or on a line of its own. */
export const TextLink = ({ standalone, icon, iconAfter, children, ...link }: TextLinkProps) => (
  // Numbers and addresses are not words.
  <Link
    translate={/^(?:tel|mailto):/.test(link.href) ? 'no' : undefined}
    {...link}
    className={standalone ? css.standalone : link.href.startsWith('tel:') ? css.number : css.link}
  >
    {icon && <Icon name={icon} size={18} />}
    {children}
    {iconAfter && <Icon name={iconAfter} size={18} weight={2.4} />}
  </Link>
);
