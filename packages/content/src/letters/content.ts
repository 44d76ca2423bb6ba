import { dialNumber } from '../model/phone.ts';

/** A line of a table: what it is, and what was said. */
export interface Row {
  label: string;
  /** May have line breaks. */
  value: string;
  /** Where the value leads: `tel:`, `mailto:` or the inbox. */
  href?: string;
}

export interface LetterSection {
  /** None on the first one. */
  heading?: string;
  rows: readonly Row[];
}

/** All that a letter says, before it is text or HTML: neither can say more than the other. */
export interface LetterContent {
  subject: string;
  /** What lists of mail show after the subject. */
  preview: string;
  title: string;
  opening: readonly string[];
  /** Why to look twice. */
  caution?: string;
  /** The first is the one that stands out. */
  actions: readonly { label: string; href: string }[];
  sections: readonly LetterSection[];
  /** Longer texts in the writer's own words. */
  quotes: readonly { label: string; text: string }[];
  closing: readonly string[];
}

/** A phone number with its link; none when there are too few digits to dial. */
export function phoneRow(value: string, label = 'Phone'): Row {
  const number = dialNumber(value);
  return number === undefined ? { label, value } : { label, value, href: `tel:${number}` };
}

/** An e-mail address with its link. */
export const emailRow = (value: string, label = 'Email'): Row => ({
  label,
  value,
  href: `mailto:${encodeURIComponent(value).replace('%40', '@')}`,
});

/** A row for each value that was given. */
export const given = (rows: readonly (readonly [label: string, value: string | undefined])[]): Row[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
