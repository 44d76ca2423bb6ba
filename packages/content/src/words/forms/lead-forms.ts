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

/** Texts of the pages that the server answers with when a browser posts a form without script. */
export const postedFormWords = {
  /** Titles: only the math problem is left, answers are wrong, or it was not taken. */
  lastStep: 'One more step: solve this problem',
  lastStepHint: 'Then press the button. Nothing is lost: what you entered is below.',
  errors: 'Please check what you entered',
  failed: 'Not sent yet',
  kept: 'Everything you entered is still here.',
  entered: 'What you entered:',
  fileAgain: 'Please choose your résumé again.',
  elsewhere: 'The form came from another site. Please fill it in here.',
};

/** Texts of the page with the receipt of a form that was sent without script. */
export const receiptWords = {
  /** Shown once the details are gone. */
  title: 'Thank you',
  text: 'If a form has just brought you here, we received it. Its details are shown for 10 minutes, in the browser that sent it.',
  sent: 'What you sent',
};

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
