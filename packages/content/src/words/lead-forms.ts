/** Texts of a lead form and its results. */
export interface LeadFormWords {
  /** Accessible name, unless a heading names the form. */
  name: string;
  /** One word for the submission: "request". */
  what: string;
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
}

const error = 'Error';
const privacy = 'We respect your privacy and do not tolerate spam.';

export const serviceRequestWords: LeadFormWords = {
  name: 'Request service',
  what: 'request',
  submit: { idle: 'Submit request', sending: 'SUBMITTING...' },
  success: {
    title: 'Service Request Submitted',
    description: "We'll contact you shortly to schedule your service.",
  },
  today: 'We call',
  error,
  failure: 'Failed to submit service request. Please try again.',
  privacy,
};

/** A quote is sent as a service request and has the same receipt. @param send label of its button */
export const quoteFormWords = (send: string): LeadFormWords => ({
  ...serviceRequestWords,
  name: 'Quote',
  submit: { ...serviceRequestWords.submit, idle: send },
});

export const contactWords: LeadFormWords = {
  name: 'Contact',
  what: 'message',
  submit: { idle: 'Send message', sending: 'Sending...' },
  success: { title: 'Message Sent', description: "We'll get back to you as soon as possible!" },
  today: 'We answer',
  error,
  failure: 'Failed to send message. Please try again.',
  privacy,
};

export const referralWords: LeadFormWords = {
  name: 'Referral',
  what: 'referral',
  submit: { idle: 'Submit referral', sending: 'Submitting Referral...' },
  success: {
    title: 'Referral Submitted!',
    description: "Thank you for your referral! We'll contact both you and your friend soon.",
  },
  error,
  failure: 'Failed to submit referral. Please try again.',
  privacy,
};

export const careerWords: LeadFormWords = {
  name: 'Apply',
  what: 'application',
  submit: { idle: 'Submit application', sending: 'Submitting Application...' },
  success: {
    title: 'Application Submitted!',
    description: "Thank you for your application! We'll review it and get back to you if you're a good fit.",
  },
  error,
  failure: 'There was a problem submitting your application. Please try again.',
  privacy,
};
