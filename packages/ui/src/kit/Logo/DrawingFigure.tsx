import type { Drawing } from '@hvac/content/model';
import { vars } from '../../theme/contract.css.ts';
import * as css from './DrawingFigure.css.ts';

interface DrawingFigureProps {
  drawing: Drawing;
  /** What it stands on. */
  surface?: 'light' | 'dark';
  /** As large as a logo, as a line of text beside it, or as it was drawn. */
  size?: keyof typeof css.sizes;
}

/** A company's mark or seal in the theme's colors. Decoration: the words stand beside it. */
export const DrawingFigure = ({ drawing, surface = 'light', size }: DrawingFigureProps) => (
  <svg
    className={size && css.sizes[size]}
    width={drawing.size}
    height={drawing.size}
    viewBox={`0 0 ${drawing.size} ${drawing.size}`}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawing.paths.map(({ d, color, onDark = color, width, transform }) => {
      const shown = vars.color[surface === 'dark' ? onDark : color];
      const look = width ? { stroke: shown, strokeWidth: width } : { fill: shown };
      return <path key={d} d={d} transform={transform} {...look} />;
    })}
    {drawing.words && (
      <text x={drawing.size / 2} y={drawing.words.y} textAnchor="middle" fill={vars.color.text} className={css.words}>
        {drawing.words.text}
      </text>
    )}
  </svg>
);
