import { vars } from '../../theme/contract.css.ts';

/** What is open stays in view beside its list, and scrolls by itself when it is higher than the window. */
export const besideList = {
  position: 'sticky',
  top: vars.space.m,
  maxHeight: `calc(100vh - 2 * ${vars.space.m})`,
  overflowY: 'auto',
} as const;
