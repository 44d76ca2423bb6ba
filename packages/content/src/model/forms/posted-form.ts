import type { CaptchaChallenge } from './captcha.ts';

/** A form that a browser posted without script, as the server's answer shows it again. */
export interface PostedForm {
  /** What was typed or chosen, by field name. */
  values: Readonly<Record<string, string>>;
  /** What is wrong, by field name. Empty when only the math problem is missing. */
  errors: Readonly<Record<string, string>>;
  /** Why it was not taken, when no field is the reason. */
  failure?: string | undefined;
  /** The math problem to solve. The answer given so far is among the values. */
  captcha: CaptchaChallenge;
  /** Fields that only the server reads, by name: where the visit began, and the page that the form was first sent from. */
  hidden?: Readonly<Record<string, string>>;
}

/** What the receipt page shows of a stored lead. */
export interface SentForm {
  /** Path of the page with the form. */
  path: string;
  /** Reference number for phone calls. */
  number: string;
  /** Labels and texts of what was sent, in order. */
  answers: readonly { label: string; text: string }[];
}
