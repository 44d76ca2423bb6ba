import type { EducationLevel } from '../../model/forms/career-application.ts';
import type { ContactMethod, InquiryType } from '../../model/forms/contact.ts';
import type { FormMessage } from '../../model/forms/messages.ts';
import type { PersonField } from '../../model/forms/person.ts';
import type { QuoteType } from '../../model/forms/quote.ts';
import type { ReferralType } from '../../model/forms/referral.ts';
import type { ServiceType } from '../../model/forms/service-request.ts';
import type { TimeWords } from '../../model/opening-hours.ts';
import { captchaWords } from './captcha.ts';
import { counterWords, draftWords, errorSummaryWords, fileFieldWords, selectWords, uploadWords } from './fields.ts';

/** What all lead forms say around their fields. A name in braces is filled in. */
export const sharedFormWords = {
  captcha: captchaWords,
  counter: counterWords,
  draft: draftWords,
  errors: errorSummaryWords,
  file: fileFieldWords,
  select: selectWords,
  upload: uploadWords,
  /** Link to the privacy policy. */
  privacyLink: 'How we use your information',
  /** When messages are read, with the first line of the office hours. */
  read: 'Messages are read {hours}.',
  /** After it, with the company's promise to answer the phone. */
  call: '{answered}: {phone}.',
  /** On a holiday. */
  closed: 'Our office is closed today for {holiday}.',
  /** After hours, above the phone, for somebody who can't wait. */
  unread: 'We won’t see this until {time}.',
  urgent: 'For help now, call:',
  /** After hours, in the receipt. */
  willBeRead: 'Your {what} will be read at {time}.',
  callBefore: 'For help before then, call {phone}.',
  /** In the receipt while the office is open; `today` is the form's. */
  open: 'The office is open. {today} by {time}.',
  /** Nothing was sent. */
  notSent: 'Not sent yet',
  kept: 'Everything you entered is still here. You can also call {phone}.',
  /** After a reload, when the last try got no answer: the server takes the same one only once. */
  sendAgain: 'We may not have received your last try. Please send it again. We’ll count it only once.',
  slow: 'Still sending: your connection is slow. Please keep this page open.',
  /** In the receipt. */
  number: 'Your {what} number is {number}.',
  sent: 'What you sent',
  another: 'Send another {what}',
};

/** What all lead forms say around their fields. */
export type SharedFormWords = typeof sharedFormWords & {
  /** Opening times in another language; in English unless given. */
  times?: TimeWords;
};

/** Texts of a lead form and its results. */
export interface LeadFormWords {
  /** Accessible name, unless a heading names the form. */
  name: string;
  /** One word for the submission: "request". */
  what: string;
  /** When it is read, with `{hours}`: "Requests are read {hours}." */
  read?: string;
  /** Label of the submit button, idle and while sending. */
  submit: { idle: string; sending: string };
  /** Toast and receipt on success. */
  success: { title: string; description: string };
  /** In the receipt while the office is open, before "by 5 PM": "We call". */
  today?: string;
  /** Title of the error toast. */
  error: string;
  /** Error when the server gave no message. */
  failure: string;
  /** Text beside the link to the privacy policy. */
  privacy: string;
  /** What all lead forms say. */
  shared?: SharedFormWords;
  /** Labels of the questions about a person; the model's unless given. */
  person?: Readonly<Record<PersonField, string>>;
  /** Why it was not taken, by the English sentence of the schema or the server, which stands unless given. */
  messages?: Readonly<Partial<Record<FormMessage, string>>>;
}

/** What a question says. */
export interface Question {
  label: string;
  /** Help below the label. */
  hint?: string;
}

/** A question with answers to choose from. */
interface Choice<Value extends string> extends Question {
  /** The answers by value; the model's names unless given. */
  options?: Readonly<Record<Value, string>>;
}

/** A part of a form. */
interface Part {
  legend: string;
  hint?: string;
}

export interface ServiceRequestWords extends LeadFormWords {
  questions: { serviceType: Choice<ServiceType>; isNewCustomer: Choice<'yes' | 'no'>; message: Question };
}

export interface QuoteFormWords extends LeadFormWords {
  questions: Omit<ServiceRequestWords['questions'], 'serviceType'> & { serviceType: Choice<QuoteType> };
}

export interface ContactWords extends LeadFormWords {
  questions: { contactMethod: Choice<ContactMethod>; inquiryType: Choice<InquiryType>; message: Question };
  /** What brought the visitor: an offer, or what a link is about, as `{title}`. */
  subject: { redeeming: string; redeemingHint: string; asking: string; askingHint: string };
}

export interface ReferralWords extends LeadFormWords {
  parts: Record<'you' | 'friend', Part>;
  questions: { referralType: Choice<ReferralType>; comments: Question };
}

type Three = readonly [string, string, string];

export interface CareerWords extends LeadFormWords {
  parts: Record<'you' | 'resume' | 'education' | 'experience' | 'certifications' | 'more', Part>;
  slots: { jobs: Three; anotherJob: string; certifications: Three; anotherCertification: string };
  /** The résumé: while it is sent, after a reload, and in the receipt. */
  file: { uploaded: string; again: string; answer: string };
  questions: { educationLevel: Choice<EducationLevel> } & Record<
    | 'confirmEmail'
    | 'resume'
    | 'schoolName'
    | 'company'
    | 'position'
    | 'startDate'
    | 'endDate'
    | 'references'
    | 'certification'
    | 'certYear'
    | 'certEducation'
    | 'additionalInfo',
    Question
  >;
}

/** What a form may leave out in any language. */
type LeftOut = 'hint' | 'today' | 'read';

/** Words with everything that has an English default, so that a translation is complete when it compiles. */
export type Translated<Words> = Words extends string | readonly string[]
  ? Words
  : { [Key in Exclude<keyof Words, LeftOut>]-?: Translated<NonNullable<Words[Key]>> } & {
      [Key in Extract<keyof Words, LeftOut>]?: Words[Key];
    };

/** Texts of the pages that the server answers with when a browser posts a form without script. */
export const postedFormWords = {
  /** Titles: only the math problem is left, that and a file, answers are wrong, or it was not taken. */
  lastStep: 'One more step: solve this problem',
  lastStepHint: 'Then press the button. Nothing is lost: what you entered is below.',
  lastSteps: 'Two more steps: choose your résumé again, and solve the math problem',
  lastStepsHint: 'Then press the button. Everything else that you entered is below.',
  errors: 'Please check what you entered',
  failed: 'Not sent yet',
  kept: 'Everything you entered is still here.',
  call: 'You can also call {phone}.',
  entered: 'What you entered:',
  fileAgain: 'Please choose your résumé again.',
  elsewhere: 'The form came from another site. Please fill it in here.',
};

/** Texts of the page with the receipt of a form that was sent without script. */
export const receiptWords = {
  /** Shown once the details are gone. */
  title: 'Thank you',
  text: 'If a form has just brought you here, we received it. Its details are shown for 10 minutes, in the browser that sent it.',
  home: 'Home',
};

const error = 'Error';
const privacy = 'We respect your privacy and do not tolerate spam.';

export const serviceRequestWords: ServiceRequestWords = {
  name: 'Request service',
  what: 'request',
  read: 'Requests are read {hours}.',
  submit: { idle: 'Submit request', sending: 'SUBMITTING...' },
  success: {
    title: 'Service Request Submitted',
    description: "We'll contact you shortly to schedule your service.",
  },
  today: 'We call',
  error,
  failure: 'Failed to submit service request. Please try again.',
  privacy,
  questions: {
    serviceType: { label: 'Type of service' },
    isNewCustomer: { label: 'Are you a new customer?', options: { yes: 'Yes', no: 'No' } },
    message: { label: 'How can we help?' },
  },
};

/** A quote is sent as a service request and has the same receipt. @param send label of its button */
export const quoteFormWords = (send: string): QuoteFormWords => ({
  ...serviceRequestWords,
  name: 'Quote',
  submit: { ...serviceRequestWords.submit, idle: send },
  questions: {
    ...serviceRequestWords.questions,
    serviceType: {
      label: 'What do you need a quote for?',
      options: { 'New System Quote': 'A new system', 'Schedule Repair': 'A repair' },
    },
    message: {
      label: 'How can we help?',
      hint: 'The size and age of your house, what system you have now, and what you’d like.',
    },
  },
});

export const contactWords: ContactWords = {
  name: 'Contact',
  what: 'message',
  submit: { idle: 'Send message', sending: 'Sending...' },
  success: { title: 'Message Sent', description: "We'll get back to you as soon as possible!" },
  today: 'We answer',
  error,
  failure: 'Failed to send message. Please try again.',
  privacy,
  questions: {
    contactMethod: { label: 'How should we reach you?' },
    inquiryType: { label: 'What’s it about?' },
    message: { label: 'Your message' },
  },
  subject: {
    redeeming: 'You are redeeming: {title}',
    redeemingHint: 'Your message starts with this offer. Add anything else we should know.',
    asking: 'You are asking about: {title}',
    askingHint: 'Your message starts with this. Add anything else we should know.',
  },
};

export const referralWords: ReferralWords = {
  name: 'Referral',
  what: 'referral',
  read: 'Referrals are read {hours}.',
  submit: { idle: 'Submit referral', sending: 'Submitting Referral...' },
  success: {
    title: 'Referral Submitted!',
    description: "Thank you for your referral! We'll contact both you and your friend soon.",
  },
  error,
  failure: 'Failed to submit referral. Please try again.',
  privacy,
  parts: {
    you: { legend: 'About you' },
    friend: {
      legend: 'Your friend',
      hint: 'By sending this, you confirm that your friend has agreed to be contacted.',
    },
  },
  questions: {
    referralType: { label: 'What does your friend need?' },
    comments: { label: 'Comments' },
  },
};

export const careerWords: CareerWords = {
  name: 'Apply',
  what: 'application',
  read: 'Applications are read {hours}.',
  submit: { idle: 'Submit application', sending: 'Submitting Application...' },
  success: {
    title: 'Application Submitted!',
    description: "Thank you for your application! We'll review it and get back to you if you're a good fit.",
  },
  error,
  failure: 'There was a problem submitting your application. Please try again.',
  privacy,
  parts: {
    you: { legend: 'You' },
    resume: { legend: 'Résumé' },
    education: { legend: 'Education', hint: 'Optional, like everything from here on.' },
    experience: { legend: 'Experience', hint: 'For dates, the month and year are enough.' },
    certifications: { legend: 'Certifications', hint: 'For example EPA 608 or NATE.' },
    more: { legend: 'Anything else' },
  },
  slots: {
    jobs: ['Latest job', 'Job before that', 'Third job'],
    anotherJob: 'Add another job',
    certifications: ['First certification', 'Second certification', 'Third certification'],
    anotherCertification: 'Add another certification',
  },
  file: { uploaded: 'your résumé', again: 'Please choose your résumé again.', answer: 'File' },
  questions: {
    confirmEmail: { label: 'Confirm email' },
    resume: { label: 'Upload your résumé', hint: 'Optional. PDF, DOC or DOCX, up to 5 MB.' },
    educationLevel: { label: 'Education level' },
    schoolName: { label: 'School name' },
    company: { label: 'Company' },
    position: { label: 'Position' },
    startDate: { label: 'Start date' },
    endDate: { label: 'End date' },
    references: { label: 'References', hint: 'A name and a phone number' },
    certification: { label: 'Certification' },
    certYear: { label: 'Year' },
    certEducation: { label: 'School or organization' },
    additionalInfo: {
      label: 'Additional information',
      hint: 'What you’ve built or repaired, when you can start, what you want to learn.',
    },
  },
};
