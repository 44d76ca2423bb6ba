import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { Native } from '../native.ts';
import { badge, tones } from './Badge.css.ts';

export type BadgeTone = keyof typeof tones;

interface BadgeProps extends Native<'span'> {
  /** Color: cooling and heating for the services, outline on dark surfaces. */
  tone?: BadgeTone;
  /**
   * Icon before the words.
   * @default none
   */
  icon?: IconName;
  /** A word or two: the color alone says nothing. */
  children: ReactNode;
}

/** A small label on a card or a row. It is not pressed. */
export const Badge = ({ tone = 'neutral', icon, children, ...native }: BadgeProps) => (
  <span {...native} className={`${badge} ${tones[tone]}`}>
    {icon && <Icon name={icon} size={16} weight={2.4} />}
    {children}
  </span>
);
