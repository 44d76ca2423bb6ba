import type { ReactNode } from 'react';
import type { Native } from '../private/native.ts';
import { buttonGroup, type ButtonGroupVariants } from './ButtonGroup.css.ts';

interface ButtonGroupProps extends Native<'div'> {
  /** On phones each button takes a line, and the whole width: for the main actions of a page. */
  stacked?: boolean;
  /**
   * Where the buttons stand along the line.
   * @default 'start'
   */
  justify?: ButtonGroupVariants['justify'];
  /** Buttons and links, the most important one first. */
  children: ReactNode;
}

/** The buttons that belong together, side by side; they wrap where the line ends, and are not printed. */
export const ButtonGroup = ({ stacked, justify, children, ...native }: ButtonGroupProps) => (
  <div {...native} className={buttonGroup({ stacked, justify })}>
    {children}
  </div>
);
