import { globalStyle } from '@vanilla-extract/css';

/** Rules for print, in a style sheet that calls it. */
export const onPaper = (selector: string, rules: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@media': { print: rules } });
