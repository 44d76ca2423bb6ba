import type { LeadKindName } from '@hvac/content/model';

/** How the office's mail goes out. */
export interface MailSettings {
  /** The mail server, such as "smtps://user:password@smtp.example.com". */
  smtpUrl: string;
  /** The sender. */
  from: string;
  /** Who in the office gets the message about a lead, by kind. */
  to: Readonly<Record<LeadKindName, readonly string[]>>;
  /** Whether visitors get an acknowledgement. */
  autoreply: boolean;
  /** Hour in New York from which the summary of the day goes out; undefined when none is wanted. */
  summaryHour?: number | undefined;
}

/** Every address of the office, once. */
export const everybodyIn = ({ to }: MailSettings): string[] => [...new Set(Object.values(to).flat())];
