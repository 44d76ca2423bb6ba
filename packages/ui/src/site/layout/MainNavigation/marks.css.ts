import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const label = style({ position: 'relative' });

/** A wave below the label: the mask gives the shape, the background the color. */
const airflow = (background: string) => ({
  '::after': {
    content: '',
    position: 'absolute' as const,
    insetInline: 0,
    top: 'calc(100% + 1px)',
    height: '6px',
    background,
    mask: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 6' preserveAspectRatio='none' fill='none' stroke='red' stroke-width='2.6' stroke-linecap='round'%3E%3Cpath d='M1.500 4c9-4 15-3 22-1s14 2 23-1'/%3E%3C/svg%3E") 0 0/100% 100% no-repeat`,
  },
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});

/** The current page has the whole gradient; its parent item a plain line. */
export const marks = styleVariants({
  page: airflow(
    `linear-gradient(90deg, ${vars.color.illustrationFlowCool}, ${vars.color.illustrationFlowWarm} 60%, ${vars.color.illustrationFlowHot})`,
  ),
  parent: airflow(vars.color.statusInfo),
});
