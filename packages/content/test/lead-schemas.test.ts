import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  captchaMessages,
  careerApplicationForm,
  careerApplicationPayload,
  contactForm,
  contactPayload,
  firstSentence,
  isCaptchaMessage,
  limits,
  quoteForm,
  referralForm,
  referralPayload,
  serviceRequestForm,
  serviceRequestPayload,
  toQuotePayload,
  toServiceRequestPayload,
} from '../src/model.ts';
import { samples } from '../src/samples.ts';

const captcha = { captchaToken: 'token', captchaAnswer: '12' };

/** The fields of a sample that a form asks for, without those that may be left out. */
const requiredOf = ({ shape }: z.core.$ZodObject['_zod']['def'], sample: object) =>
  Object.fromEntries(
    Object.entries({ ...sample, ...captcha }).filter(([name]) => {
      const field = shape[name];
      return field && !z.safeParse(field, undefined).success;
    }),
  );

/** What a visitor who has filled in all that is required holds and sends, for each form. */
const forms = {
  'service request': {
    form: serviceRequestForm,
    payload: serviceRequestPayload,
    values: requiredOf(serviceRequestForm.def, { ...samples['service-request'], isNewCustomer: 'yes' }),
    sent: { isNewCustomer: true },
  },
  contact: {
    form: contactForm,
    payload: contactPayload,
    values: requiredOf(contactForm.def, samples.contact),
    sent: {},
  },
  referral: {
    form: referralForm,
    payload: referralPayload,
    values: requiredOf(referralForm.def, samples.referral),
    sent: {},
  },
  'career application': {
    form: careerApplicationForm,
    payload: careerApplicationPayload,
    values: requiredOf(careerApplicationForm.def, samples['career-application']),
    sent: {},
  },
} as const;
type FormName = keyof typeof forms;

/** Messages by field. */
function messagesOf(schema: z.core.$ZodType, input: object): Record<string, string[]> {
  const issues = z.safeParse(schema, input).error?.issues ?? [];
  const groups = Map.groupBy(issues, ({ path }) => path.join('.'));
  return Object.fromEntries([...groups].map(([path, found]) => [path, found.map(({ message }) => message)]));
}

const every = Object.keys(forms) as FormName[];
const withHome: FormName[] = ['contact', 'referral', 'career application'];

/** The table of rules of the contract: field, a value that breaks the rule, the message, the forms. */
const rules: [field: string, value: unknown, message: string, names: FormName[]][] = [
  ['firstName', '', 'Please enter your first name', every],
  ['lastName', '', 'Please enter your last name', every],
  ['phone', '904555018', 'Please enter a valid phone number', every],
  ['email', 'dana', 'Please enter a valid email address', every],
  ['email', '', 'Email is required', every],
  ['serviceType', '', 'Please select the type of service you need', ['service request']],
  ['message', '', 'Please describe what assistance you need', ['service request']],
  ['isNewCustomer', '', 'Please select if you are a new customer', ['service request']],
  ['address', '', 'Please enter your street address', withHome],
  ['city', '', 'Please enter your city', withHome],
  ['state', '', 'Please select your state', withHome],
  ['zipCode', '3220', 'Please enter a valid ZIP code', withHome],
  ['contactMethod', '', 'Please select your preferred contact method', ['contact']],
  ['inquiryType', '', 'Please select the type of inquiry', ['contact']],
  ['message', '', 'Please enter your message', ['contact']],
  ['confirmEmail', 'dana', 'Please enter a valid email address', ['career application']],
  ['confirmEmail', '', 'Please confirm your email', ['career application']],
  ['confirmEmail', 'other@example.com', 'Email addresses must match', ['career application']],
  ['captchaToken', '', 'CAPTCHA token is required', every],
  ['captchaAnswer', '', 'Please solve the math problem to submit', every],
  ['friendFirstName', '', "Please enter your friend's first name", ['referral']],
  ['friendLastName', '', "Please enter your friend's last name", ['referral']],
  ['friendPhone', '904555018', 'Please enter a valid phone number for your friend', ['referral']],
  ['friendEmail', 'ellis', 'Please enter a valid email address for your friend', ['referral']],
  ['friendEmail', '', "Your friend's email is required", ['referral']],
  ['friendAddress', '', "Please enter your friend's street address", ['referral']],
  ['friendCity', '', "Please enter your friend's city", ['referral']],
  ['friendState', '', "Please select your friend's state", ['referral']],
  ['friendZipCode', '3220', 'Please enter a valid ZIP code for your friend', ['referral']],
  ['referralType', '', 'Please select what your friend needs', ['referral']],
];

// As copied from an envelope, from maps, or filled in by a phone.
test.each([
  ['32202', '32202'],
  ['FL 32202', '32202'],
  ['Jacksonville, FL 32202-1234', '32202-1234'],
  ['32202 - 1234', '32202-1234'],
  ['32202\u20131234', '32202-1234'],
  ['322021234', '32202-1234'],
  ['32202-', '32202'],
  ['32202.', '32202'],
  ['(32202)', '32202'],
  ['"32202"', '32202'],
  ['#32202', '32202'],
  ['ZIP code: 32202', '32202'],
  ['32202 Jacksonville, FL, USA', '32202'],
  ['32202 (St. Johns)', '32202'],
  ['32202+1234', '32202-1234'],
  ['32202/1234 USA', '32202-1234'],
  ['٣٢٢٠٢ ١٢٣٤', '32202-1234'],
  // Dictated.
  ['32,202', '32202'],
  ['32 202', '32202'],
  ['3 2 2 0 2', '32202'],
  ['Florida 32,202.', '32202'],
  // Left alone: of another country, or not certain.
  ['K1A 0B1', 'K1A 0B1'],
  ['3220212', '3220212'],
  ['3220l', '3220l'],
  ['32202O', '32202O'],
  ['32202-12', '32202-12'],
  ['32,202 3', '32,202 3'],
  ['3,220,212', '3,220,212'],
  ['96-100', '96-100'],
  ['32202,322', '32202,322'],
])('takes the ZIP code %j as %s', (zipCode, stored) => {
  const { payload, values, sent } = forms.referral;
  expect(payload.parse({ ...values, ...sent, zipCode, friendZipCode: zipCode })).toMatchObject({
    zipCode: stored,
    friendZipCode: stored,
  });
});

describe.each(every)('the %s', (name) => {
  const { form, payload, values, sent } = forms[name];
  const body = { ...values, ...sent };

  test('accepts a form with all required fields', () => {
    expect([messagesOf(form, values), messagesOf(payload, body)]).toEqual([{}, {}]);
  });

  test.each(rules.filter(([, , , names]) => names.includes(name)))('%s as %j: %s', (field, value, message) => {
    expect(messagesOf(form, { ...values, [field]: value })[field]).toContain(message);
    expect(messagesOf(payload, { ...body, [field]: value })[field]).toContain(message);
  });

  test('has one message for each required field of an empty form', () => {
    const missing = messagesOf(form, {});
    const ruled = new Set(rules.filter(([, , , names]) => names.includes(name)).map(([field]) => field));
    expect(Object.keys(missing).toSorted()).toEqual([...ruled].toSorted());
    expect(Object.values(missing).every((messages) => messages.length === 1)).toBe(true);
  });

  test('trims text, and treats blanks as empty', () => {
    expect(payload.parse({ ...body, firstName: '  Zoë ' })).toMatchObject({ firstName: 'Zoë' });
    expect(messagesOf(payload, { ...body, firstName: ' \t ' })['firstName']).toEqual(['Please enter your first name']);
  });

  test.each([
    ['firstName', limits.name],
    ['lastName', limits.name],
    ['phone', limits.phone],
    ['address', limits.address],
    ['city', limits.city],
    ['zipCode', limits.zipCode],
    ['message', limits.message],
    ['comments', limits.comments],
    ['additionalInfo', limits.additionalInfo],
    ['friendFirstName', limits.name],
    ['company1', limits.line],
  ])('%s has %i characters at most, where it is a field', (field, most) => {
    const isField = field in body || messagesOf(payload, { ...body, [field]: 'a' })[''] === undefined;
    const tooLong = messagesOf(payload, { ...body, [field]: 'a'.repeat(most + 1) })[field];
    expect(tooLong).toEqual(isField ? [`Please use ${most.toLocaleString('en-US')} characters or fewer`] : undefined);
    const fits = messagesOf(payload, { ...body, [field]: 'a'.repeat(most) })[field];
    expect(fits).toBeUndefined();
  });

  test('an email address has at most 254 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(messagesOf(payload, { ...body, email: address(limits.email) })['email']).toBeUndefined();
    expect(messagesOf(payload, { ...body, email: address(limits.email + 1) })['email']).toEqual([
      'Please use 254 characters or fewer',
    ]);
  });

  test.each([
    ['a line break', 'Da\nna', 'Please remove the line breaks'],
    ['a return', 'Da\rna', 'Please remove the line breaks'],
    ['a NUL', 'Da\0na', 'Please delete the damaged character after “Da”'],
    ['half a character', 'Da\uD83Dna', 'Please delete the damaged character after “Da”'],
  ])('takes no %s in a name', (_what, firstName, message) => {
    expect(messagesOf(payload, { ...body, firstName })['firstName']).toContain(message);
    expect(messagesOf(form, { ...values, firstName })['firstName']).toContain(message);
  });

  test.each(['id', 'createdAt', 'isAdmin', 'constructor'])('refuses a request body with the key %s', (key) => {
    const { error } = z.safeParse(payload, { ...body, [key]: 'x' });
    expect(error && firstSentence(error)).toBe(`Unknown field: ${key}`);
    expect(z.safeParse(form, { ...values, [key]: 'x' }).success).toBe(true);
  });

  test('accepts a filled honeypot, which only marks the lead', () => {
    expect(messagesOf(payload, { ...body, website: 'https://spam.example' })).toEqual({});
  });

  test('does not trim the captcha answer, since the guard handles a blank one', () => {
    expect(payload.parse({ ...body, captchaAnswer: ' ' })).toMatchObject({ captchaAnswer: ' ' });
  });
});

describe('the two email addresses of an application', () => {
  const { form, values } = forms['career application'];
  const message = 'Email addresses must match';

  test('are compared even while other fields are invalid', () => {
    const wrong = { ...values, firstName: '', phone: '1', zipCode: '', confirmEmail: 'other@example.com' };
    expect(messagesOf(form, wrong)).toMatchObject({
      firstName: ['Please enter your first name'],
      confirmEmail: [message],
    });
  });

  test('are the same in different case', () => {
    expect(messagesOf(form, { ...values, email: 'Dana@Example.com', confirmEmail: 'dana@example.COM' })).toEqual({});
  });

  test('are trimmed first, and not compared while the second is empty', () => {
    expect(messagesOf(form, { ...values, confirmEmail: ` ${values.email} ` })).toEqual({});
    expect(messagesOf(form, { ...values, confirmEmail: '' })['confirmEmail']).toEqual(['Please confirm your email']);
    expect(messagesOf(form, { ...values, confirmEmail: undefined })['confirmEmail']).not.toContain(message);
  });
});

describe('the request body', () => {
  const values = serviceRequestForm.parse(forms['service request'].values);

  test.each([
    ['yes', true],
    ['no', false],
  ] as const)('"%s" to being a new customer is %s', (isNewCustomer, is) => {
    const payload = toServiceRequestPayload({ ...values, isNewCustomer });
    expect(payload.isNewCustomer).toBe(is);
    expect(messagesOf(serviceRequestPayload, payload)).toEqual({});
  });

  test.each(['yes', 'true', 1, null])('refuses %j as a boolean', (isNewCustomer) => {
    const sent = { ...toServiceRequestPayload(values), isNewCustomer };
    expect(messagesOf(serviceRequestPayload, sent)).toEqual({
      isNewCustomer: ['Please select if you are a new customer'],
    });
  });

  test('a quote is a service request whose message begins with the city', () => {
    const payload = toQuotePayload(
      quoteForm.parse({ ...values, serviceType: 'Schedule Repair', message: 'Warm air.' }),
      'Yulee',
    );
    expect(payload).toMatchObject({ serviceType: 'Schedule Repair', message: 'Quote for Yulee: Warm air.' });
    expect(messagesOf(serviceRequestPayload, payload)).toEqual({});
  });

  test('a quote leaves room for the longest city before the longest message', () => {
    const quoteOf = (length: number) => ({ ...values, serviceType: 'New System Quote', message: 'x'.repeat(length) });
    expect(messagesOf(quoteForm, quoteOf(4889))).toEqual({ message: ['Please use 4,888 characters or fewer'] });
    const payload = toQuotePayload(quoteForm.parse(quoteOf(4888)), 'c'.repeat(limits.city));
    expect(payload.message).toHaveLength(limits.message);
    expect(messagesOf(serviceRequestPayload, payload)).toEqual({});
  });
});

test.each(Object.values(captchaMessages))('“%s” is known as a sentence about the captcha', (sentence) => {
  expect(isCaptchaMessage(sentence)).toBe(true);
});
