import { vars } from '../../theme/contract.css.ts';

/** Keeps an open item in view beside its list. It scrolls when it is taller than the window. */
export const stickyPane = {
  position: 'sticky',
  top: vars.space.m,
  maxHeight: `calc(100vh - 2 * ${vars.space.m})`,
  overflowY: 'auto',
} as const;
