import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { Native } from '../private/native.ts';
import { badge, small, tones } from './Badge.css.ts';

export type BadgeTone = keyof typeof tones;

interface BadgeProps extends Native<'span'> {
  /** Color: cooling and heating for the services, error for what cannot wait, outline on dark surfaces. */
  tone?: BadgeTone;
  /** Small: a word or a number in a row or on a button. */
  size?: 'regular' | 'small';
  /**
   * Icon before the words.
   * @default none
   */
  icon?: IconName;
  /** A word or two: the color alone says nothing. */
  children: ReactNode;
}

/** A small label on a card or a row. It is not pressed. */
export const Badge = ({ tone = 'neutral', size = 'regular', icon, children, ...native }: BadgeProps) => (
  <span {...native} className={`${badge} ${tones[tone]}${size === 'small' ? ` ${small}` : ''}`}>
    {icon && <Icon name={icon} size={16} weight={2.4} />}
    {children}
  </span>
);
