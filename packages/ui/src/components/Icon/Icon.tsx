import type { Native } from '../private/native.ts';
import { icon } from './Icon.css.ts';
import { icons, type IconName } from './icons.ts';

interface IconProps extends Native<'svg', 'name' | 'children'> {
  /** Which picture to draw. */
  name: IconName;
  /** Width and height in px. */
  size?: number;
  /** Line width on the 24 px grid. */
  weight?: 2 | 2.4;
}

/** A line icon in the color of the text around it. It is decoration: the words beside it carry the meaning. */
export const Icon = ({ name, size = 20, weight = 2, ...native }: IconProps) => (
  <svg
    aria-hidden="true"
    {...native}
    className={icon}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    strokeWidth={weight}
  >
    <path d={icons[name]} />
  </svg>
);
