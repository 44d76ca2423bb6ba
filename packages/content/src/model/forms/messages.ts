import type { captchaFieldMessages, captchaMessages } from './captcha.ts';
import type { careerMessages } from './career-application.ts';
import type { contactMessages } from './contact.ts';
import type { emailHints, emailMessages } from './email.ts';
import type { personMessages } from './person.ts';
import type { referralMessages } from './referral.ts';
import type { ResumeProblem, resumeMessages } from './resume.ts';
import type { serviceRequestMessages } from './service-request.ts';
import type { textMessages } from './text.ts';

type SentencesOf<Messages> = Messages[keyof Messages];

/** What a server says of a lead that it did not take, beside what is wrong with a field. */
type ServerMessage =
  | 'Something went wrong on our end. Please try again, or call us.'
  | 'We couldn’t save this. Please try again in a minute, or call us.'
  | 'We’re getting a lot of forms right now. Please try again in a minute.'
  | `Too many requests. Please try again in {} ${'second' | 'minute'}${'' | 's'}.`
  | 'This is too large to send';

/**
 * Every English sentence that says why a lead form was not taken, from the schemas and from the server. A number or a
 * quoted text in it is `{}`.
 */
export type FormMessage =
  | SentencesOf<typeof captchaFieldMessages>
  | SentencesOf<typeof captchaMessages>
  | SentencesOf<typeof careerMessages>
  | SentencesOf<typeof contactMessages>
  | SentencesOf<typeof emailHints>
  | SentencesOf<typeof emailMessages>
  | SentencesOf<typeof personMessages>
  | SentencesOf<typeof referralMessages>
  | SentencesOf<typeof serviceRequestMessages>
  | SentencesOf<typeof textMessages>
  | (typeof resumeMessages)[ResumeProblem]['title' | 'description']
  | ServerMessage;
