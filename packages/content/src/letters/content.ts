import { mailtoLink } from '../model/forms/email.ts';
import { phoneParts, type PhonePart } from '../model/phone.ts';

/** A table row with label and value. */
export interface Row {
  label: string;
  /** May contain line breaks. */
  value: string;
  /** Link of the value: `mailto:` or the inbox. */
  href?: string;
  /** The value in parts, when it holds phone numbers: each has a link. */
  parts?: readonly PhonePart[];
}

export interface LetterSection {
  /** Absent in the first section. */
  heading?: string;
  rows: readonly Row[];
}

/** The content of a letter, from which both its text and its HTML are made. */
export interface LetterContent {
  subject: string;
  /** Preview text after the subject in a mailbox. */
  preview: string;
  title: string;
  intro: readonly string[];
  /** Warning about a suspect. */
  caution?: string;
  /** The first is the primary button. */
  actions: readonly { label: string; href: string }[];
  sections: readonly LetterSection[];
  /** Long texts by the visitor. */
  quotes: readonly { label: string; text: string }[];
  closing: readonly string[];
}

/** A line with phone numbers. */
export const phoneRow = (value: string, label = 'Phone'): Row => ({ label, value, parts: phoneParts(value) });

/** An email address with its link. */
export const emailRow = (value: string, label = 'Email'): Row => ({
  label,
  value,
  href: mailtoLink(value),
});

/** A row for each non-empty value. */
export const given = (rows: readonly (readonly [label: string, value: string | undefined])[]): Row[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
