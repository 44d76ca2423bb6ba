import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import { alert, body, colors, icon, title as titleStyle, tones } from './Alert.css.ts';

interface AlertProps extends Native<'div', 'title'> {
  /** Success: it was sent. Error: it was not. Warning: what to look after. Info: what to know beforehand. */
  tone: keyof typeof tones;
  /** The news in a few words. */
  title: string;
  /** What it means, and what can be done. */
  children: ReactNode;
}

const icons = { success: 'check', error: 'warning', warning: 'warning', info: 'phone' } as const;

/** News about a form that stays beside it, unlike a toast. */
export const Alert = ({ tone, title, children, ...native }: AlertProps) => (
  <div tabIndex={-1} {...native} className={`${alert} ${tones[tone]}`}>
    <span className={`${icon} ${colors[tone]}`}>
      <Icon name={icons[tone]} size={24} weight={2.4} />
    </span>
    <div className={body}>
      <p className={`${titleStyle} ${colors[tone]}`}>{title}</p>
      {children}
    </div>
  </div>
);
