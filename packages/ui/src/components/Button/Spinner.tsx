import { spinner } from './Button.css.ts';

/** A turning ring of an icon's size. Decoration: the label says what is under way. */
export const Spinner = () => (
  <svg className={spinner} width={20} height={20} viewBox="0 0 24 24" fill="none" strokeWidth={3} aria-hidden="true">
    <circle cx={12} cy={12} r={9} stroke="currentColor" opacity={0.3} />
    <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
  </svg>
);
