import type { LeadKindName } from '@hvac/content/model';

/** How mail is sent. */
export interface MailSettings {
  /** The mail server, such as "smtps://user:password@smtp.example.com". */
  smtpUrl: string;
  /** The sender. */
  from: string;
  /** The office's addresses, by the kind of lead that they are told about. */
  to: Readonly<Record<LeadKindName, readonly string[]>>;
  /** Whether visitors get an acknowledgement. */
  autoreply: boolean;
  /** Hour in New York from which the daily summary is sent; undefined for none. */
  summaryHour?: number | undefined;
}

/** The office's addresses, without duplicates. */
export const everybodyIn = ({ to }: MailSettings): string[] => [...new Set(Object.values(to).flat())];
