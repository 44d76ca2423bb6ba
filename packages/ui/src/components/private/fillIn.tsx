import { Fragment, type ReactNode } from 'react';

/** Letters that are written from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Within Unicode's isolates, a name does not turn around a phone number beside it. */
const isolated = (value: string) => (rightToLeft.test(value) ? `\u2068${value}\u2069` : value);

/** Fills in the names in braces of a text: `fillIn('{count} left', { count: 3 })`. A name without a value stays. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => isolated(String(values[name] ?? braces)));

/** The same with elements, such as a link. */
export const fillInElements = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? <Fragment key={part}>{values[part] ?? `{${part}}`}</Fragment> : part));
