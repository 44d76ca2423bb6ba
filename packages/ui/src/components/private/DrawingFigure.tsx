import type { Drawing } from '@hvac/content/model';
import { vars } from '../../theme/contract.css.ts';
import { drawingColors } from '../../theme/drawingColors.ts';
import * as css from './DrawingFigure.css.ts';

interface DrawingFigureProps {
  drawing: Drawing;
  /** As large as a logo, as a line of text beside it, or as it was drawn. */
  size?: keyof typeof css.sizes;
}

const color = vars.baseColor;

const colors = drawingColors(color);

/** A company's mark or seal in the brand's colors. Decoration: the words stand beside it. */
export const DrawingFigure = ({ drawing, size }: DrawingFigureProps) => (
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
    {drawing.paths.map(({ d, color: name, onDark, width, transform }) => {
      const shown = colors[name];
      const paint = width ? { stroke: shown, strokeWidth: width } : { fill: shown };
      return <path key={`${name} ${d}`} d={d} transform={transform} color={onDark && colors[onDark]} {...paint} />;
    })}
    {drawing.words && (
      <text x={drawing.size / 2} y={drawing.words.y} textAnchor="middle" fill={color.text} className={css.words}>
        {drawing.words.text}
      </text>
    )}
  </svg>
);
