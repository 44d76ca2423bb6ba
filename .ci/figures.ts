import { appendFileSync } from 'node:fs';

/** One row of a page of figures. */
export interface Figure {
  name: string;
  /** Undefined where it cannot be measured. */
  value?: number | undefined;
  unit: string;
  /** Undefined of a figure that is told beside others and promises nothing. */
  goal?: string | undefined;
  isMet?: boolean | undefined;
}

interface Bounds {
  most?: number;
  least?: number;
}

const digits = (value: number) => (Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);

/** The figure with its unit, as people read it. */
export const told = ({ value, unit }: Figure): string =>
  value === undefined
    ? 'not measured'
    : `${Number(value.toFixed(digits(value))).toLocaleString('en-US')} ${unit}`.trim();

/**
 * Says what a bench has measured beside its goal. A figure that falls short ends the bench with 2: a promise that
 * nothing asserts is none, and 1 is a bench that broke off. `npm run bench` gathers the rows from the file that FIGURES names.
 * @param value in `unit`; undefined where this system does not tell
 * @param bounds the goal; without one the figure only stands beside others
 */
export function figure(name: string, value: number | undefined, unit = '', { most, least }: Bounds = {}): void {
  const goal = most === undefined ? (least === undefined ? undefined : `>= ${least}`) : `<= ${most}`;
  // Nothing is as good as NaN.
  const isMet =
    goal === undefined || value === undefined
      ? undefined
      : value <= (most ?? Infinity) && value >= (least ?? -Infinity);
  const row: Figure = { name, value, unit, goal, isMet };
  if (isMet === false) process.exitCode = 2;
  const mark = isMet === undefined ? ' ' : isMet ? '✓' : '✗';
  console.log(`${mark} ${name}: ${told(row)}${goal === undefined ? '' : ` (goal ${goal})`}`);
  if (process.env['FIGURES'] !== undefined) appendFileSync(process.env['FIGURES'], `${JSON.stringify(row)}\n`);
}
