import {
  adminMessages,
  captchaMessages,
  careerApplicationForm,
  contactForm,
  referralForm,
  resumeMessages,
  serviceRequestForm,
} from '@hvac/content/model';
import {
  captchaWords,
  careerWords,
  contactWords,
  loginWords,
  manageSpecialsWords,
  notFoundWords,
  referralWords,
  serviceRequestWords,
  specialChangeWords,
  specialsWords,
  type LeadFormWords,
} from '@hvac/content/words';

/** A sentence that visitors or the office are promised, and the story that shows it. */
export interface Message {
  text: string;
  /** Id of the story, or of its test, as in the address of Storybook. */
  story: string;
}

const shown = (story: string, ...texts: string[]): Message[] => texts.map((text) => ({ text, story }));

/** The schema of a form. */
interface Form {
  safeParse: (typed: object) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** What a form says of some of its fields. @param typed what stands in it; nothing unless given */
function saidOf(form: Form, fields: readonly string[], typed: object = {}): string[] {
  const issues = form.safeParse(typed).error?.issues ?? [];
  return fields.map((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    if (!issue) throw new Error(`The form says nothing of ${field}`);
    return issue.message;
  });
}

/** What a form says while a lead is on its way, and of what became of it. */
const outcomes = (form: string, { submit, success, failure }: LeadFormWords): Message[] => [
  ...shown(`lead-forms-${form}--submitting`, submit.sending),
  ...shown(`lead-forms-${form}--success`, success.title, success.description),
  ...shown(`lead-forms-${form}--offline`, failure),
];

const screen = 'admin-specials-specialsmanager';

/**
 * Every message that is promised word for word, by the place where it appears; hints, labels and the inbox's sentences
 * may change freely. The words are those of the product itself: that they are the promised ones is held by the tests of
 * the schemas, the stories and the end-to-end tests, which spell them out. The story's test fails when it does not show
 * its messages, and a test of the repository when a story is gone.
 */
export const messages: Readonly<Record<string, readonly Message[]>> = {
  'Fields of every form': [
    ...shown(
      'lead-forms-contactform--invalid',
      ...saidOf(contactForm, [
        'firstName',
        'lastName',
        'phone',
        'email',
        'address',
        'city',
        'zipCode',
        'captchaAnswer',
      ]),
    ),
    ...shown('lead-forms-leadform--invalid-email', ...saidOf(contactForm, ['email'], { email: 'r.delgado@' })),
  ],
  'Service request': [
    ...shown(
      'lead-forms-servicerequestform--invalid',
      ...saidOf(serviceRequestForm, ['serviceType', 'message', 'isNewCustomer']),
    ),
    ...outcomes('servicerequestform', serviceRequestWords),
    ...shown('lead-forms-servicerequestform--success', serviceRequestWords.privacy),
  ],
  Contact: [
    ...shown('lead-forms-contactform--invalid', ...saidOf(contactForm, ['contactMethod', 'inquiryType', 'message'])),
    ...shown('lead-forms-careerform--invalid', ...saidOf(careerApplicationForm, ['state'])),
    ...outcomes('contactform', contactWords),
  ],
  Referral: [
    ...shown(
      'lead-forms-referralform--invalid',
      ...saidOf(referralForm, [
        'friendFirstName',
        'friendLastName',
        'friendPhone',
        'friendEmail',
        'friendAddress',
        'friendCity',
        'friendZipCode',
        'referralType',
      ]),
    ),
    ...shown(
      'lead-forms-referralform--invalid-friend-email',
      ...saidOf(referralForm, ['friendEmail'], { friendEmail: 'ellis@' }),
    ),
    ...outcomes('referralform', referralWords),
  ],
  Careers: [
    ...shown('lead-forms-careerform--invalid', ...saidOf(careerApplicationForm, ['confirmEmail'])),
    ...shown(
      'lead-forms-careerform--emails-differ',
      ...saidOf(careerApplicationForm, ['confirmEmail'], { email: 'a@example.com', confirmEmail: 'b@example.com' }),
    ),
    ...outcomes('careerform', careerWords),
    ...shown('lead-forms-careerform-files--wrong-type', ...Object.values(resumeMessages.wrongType)),
    ...shown('lead-forms-careerform-files--too-large', ...Object.values(resumeMessages.tooLarge)),
    ...shown('lead-forms-careerform-files--cannot-be-read', ...Object.values(resumeMessages.unreadable)),
  ],
  'Math problem': [
    ...shown('lead-forms-leadform-captcha--guard-whitespace-answer', captchaMessages.missing),
    ...shown('lead-forms-contactform--captcha-error', captchaMessages.wrong),
    ...shown(
      'lead-forms-servicerequestform--captcha-error:shows-every-reason-of-the-server',
      captchaMessages.expired,
      captchaMessages.used,
      captchaMessages.altered,
    ),
    ...shown('lead-forms-leadform-captcha--loading', captchaWords.loading),
    ...shown('lead-forms-leadform-captcha--unavailable', captchaWords.failed),
  ],
  Specials: [
    ...shown('specials-specialslist--loading', specialsWords.loading),
    ...shown('specials-specialslist--failed', specialsWords.failed),
  ],
  'The office': [
    ...shown('admin-requireauth--logged-out', loginWords.title),
    ...shown('admin-requireauth--logged-out:says-that-the-password-is-wrong', adminMessages.unauthorized),
    ...shown(
      `${screen}--idle`,
      manageSpecialsWords.title,
      manageSpecialsWords.create,
      manageSpecialsWords.all,
      loginWords.logout,
    ),
    ...shown(`${screen}--loading`, manageSpecialsWords.loading),
    ...shown(`${screen}--no-specials-yet`, manageSpecialsWords.none),
    ...shown(`${screen}--editing`, manageSpecialsWords.edit),
    ...shown(`${screen}--created`, specialChangeWords.create.done),
    ...shown(`${screen}--updated`, specialChangeWords.update.done),
    ...shown(`${screen}--deleted`, specialChangeWords.delete.done),
    ...shown(`${screen}--list-fails`, specialsWords.failed),
    ...shown(`${screen}--create-server-error`, specialChangeWords.create.failed),
    ...shown(`${screen}--update-fails`, specialChangeWords.update.failed),
    ...shown(`${screen}--delete-fails`, specialChangeWords.delete.failed),
  ],
  'Nothing here': shown('pages-not-found--not-found', notFoundWords.title),
};
