import { vars } from '../../theme/contract.css.ts';
import { signMark } from './RichText.css.ts';

/** Three short airflow lines in place of a bullet. */
export const SignMark = () => (
  <svg
    className={signMark}
    width="22"
    height="14"
    viewBox="0 0 22 14"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path stroke={vars.color.flowCool} d="M1 3c6-3 8 2 14 0s5 1 4 2" />
    <path stroke={vars.color.flowWarm} d="M1 8c6-3 10 2 18 0" />
    <path stroke={vars.color.flowHot} d="M1 13c5-3 8 1 12-1" />
  </svg>
);
