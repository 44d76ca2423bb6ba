import { appendFileSync } from 'node:fs';

/** A row of figures.md. */
export interface Figure {
  name: string;
  /** Undefined when it cannot be measured. */
  value?: number | undefined;
  unit: string;
  /** Undefined for a figure without a goal. */
  goal?: string | undefined;
  isMet?: boolean | undefined;
}

interface Bounds {
  most?: number;
  least?: number;
}

const digits = (value: number) => (Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);

/** Formats a figure with its unit. */
export const formatFigure = ({ value, unit }: Figure): string =>
  value === undefined
    ? 'not measured'
    : `${Number(value.toFixed(digits(value))).toLocaleString('en-US')} ${unit}`.trim();

/**
 * Prints a measured figure with its goal. A missed goal sets the exit code 2; 1 means that the benchmark crashed.
 * `npm run bench` reads the rows from the file that FIGURES names.
 * @param value in `unit`; undefined when this system cannot measure it
 * @param bounds the goal, if there is one
 */
export function figure(name: string, value: number | undefined, unit = '', { most, least }: Bounds = {}): void {
  const goal = most === undefined ? (least === undefined ? undefined : `>= ${least}`) : `<= ${most}`;
  // Comparisons with NaN are false, so NaN misses the goal.
  const isMet =
    goal === undefined || value === undefined
      ? undefined
      : value <= (most ?? Infinity) && value >= (least ?? -Infinity);
  const row: Figure = { name, value, unit, goal, isMet };
  if (isMet === false) process.exitCode = 2;
  const mark = isMet === undefined ? ' ' : isMet ? '✓' : '✗';
  console.log(`${mark} ${name}: ${formatFigure(row)}${goal === undefined ? '' : ` (goal ${goal})`}`);
  if (process.env['FIGURES'] !== undefined) appendFileSync(process.env['FIGURES'], `${JSON.stringify(row)}\n`);
}
