import { coolLine, hotLine, mark, small as smallMark, tile, warmLine } from './Logo.css.ts';

interface LogoMarkProps {
  /** As tall as a line of text beside it. */
  small?: boolean;
}

/** The company's mark without its name. */
export const LogoMark = ({ small = false }: LogoMarkProps) => (
  <svg
    className={small ? smallMark : mark}
    width={54}
    height={54}
    viewBox="0 0 54 54"
    fill="none"
    strokeWidth={4.2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect className={tile} width={54} height={54} rx={15} />
    <path className={coolLine} d="M8 15c3 12 5 16 8.5 16s6-13 10.5-13 6.5 13 10.5 13S44 22 47 13" />
    <path className={warmLine} d="M9 23c3 10 5 14 8 14s6-11 10-11 6.5 11 10 11 6-7 8.5-14" />
    <path className={hotLine} d="M11 31c2 8 4 12 6.5 12s5.5-9 9.5-9 6.5 9 9.5 9S41 38 43 32" />
  </svg>
);
