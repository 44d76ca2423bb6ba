import { style, styleVariants } from '@vanilla-extract/css';

export const airflow = style({ position: 'absolute', left: 0, width: '100%', pointerEvents: 'none' });
export const variants = styleVariants({
  band: { top: 0, height: '100%' },
  /** The card's corners clip it. */
  card: { bottom: 0, height: '86px', borderBottomLeftRadius: 'inherit', borderBottomRightRadius: 'inherit' },
});
const mask = (value: string) => ({ maskImage: value });
export const fades = styleVariants({
  none: {},
  start: mask('linear-gradient(90deg, transparent 32%, black 56%)'),
  end: mask('linear-gradient(90deg, black 32%, transparent 52%)'),
  ends: mask('linear-gradient(90deg, transparent, black 22%, black 78%, transparent)'),
});
