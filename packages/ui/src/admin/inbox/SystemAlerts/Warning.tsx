import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import * as css from './SystemAlerts.css.ts';

interface WarningProps {
  /** How soon somebody has to see to it. */
  tone: 'calm' | 'urgent';
  children: ReactNode;
}

/** Something about the inbox that somebody has to see to. */
export const Warning = ({ tone, children }: WarningProps) => (
  <div className={`${css.warning} ${css.tones[tone]}`}>
    <span className={css.icon}>
      <Icon name="warning" />
    </span>
    <div>{children}</div>
  </div>
);
