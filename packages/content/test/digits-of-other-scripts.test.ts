import { expect, test } from 'vitest';
import { captchaNumber, careerApplicationForm, contactPayload, specialBody } from '../src/model.ts';
import { samples } from '../src/samples.ts';

test.each([
  '12',
  ' 12 ',
  '12.',
  '= 12',
  '=12',
  '7 + 5 = 12',
  '7+5=12',
  '012',
  '12!',
  '(12)',
  '"12"',
  '+12',
  'it is 12',
  '12\u000b',
  '\u200f12',
  '\u202a12\u202c',
  '12\u00a0',
  '１２',
  '１２。',
  '١٢',
  '۱۲',
  '१२',
  '১২',
  '๑๒',
  '𝟏𝟐',
  '¹²',
  '１2',
  // As dictation writes it.
  'twelve',
  'Twelve.',
  '= twelve',
  '7 + 5 = twelve',
  'DOCE',
  'It is twelve.',
  'Twelve is the answer',
  'equals twelve',
  'son doce',
  'twelve (12)',
  '12, twelve',
  '7 + 5 is 12',
  '7 plus 5 equals 12',
  'Seven plus five equals twelve.',
  'siete más cinco es doce',
])('%j is twelve', (answer) => {
  expect(captchaNumber(answer)).toBe(12);
});

test('each sum of two digits may be dictated', () => {
  expect(['dos', 'Three', 'ocho', 'eleven', 'dieciséis', 'eighteen'].map(captchaNumber)).toEqual([2, 3, 8, 11, 16, 18]);
});

test.each([
  '',
  '  ',
  '\u200f',
  '=',
  'twelve or ten',
  'twelve (13)',
  'seven plus five',
  '7 plus 5 equals',
  'is',
  'two',
  'word',
  '1 2',
  '12 or 13',
  '7 + 5',
  '12 = 7 + 5',
  '-12',
  '−12',
  '12.5',
  '12,5',
  '1.2',
  '12345',
  '１３ ４',
  '½',
  'Ⅻ',
  '0x0c 1',
  '7 + 5 =',
])('%j is not twelve', (answer) => {
  expect(captchaNumber(answer)).not.toBe(12);
});

const captcha = { captchaToken: 'token', captchaAnswer: '12' };

test('ZIP codes and dates are stored in 0 to 9', () => {
  const { id: _id, createdAt: _at, ...contact } = { id: '', createdAt: '', ...samples.contact };
  expect(contactPayload.parse({ ...contact, ...captcha, zipCode: '３２２０２' })).toMatchObject({ zipCode: '32202' });
  const {
    id: _applicationId,
    createdAt: _then,
    ...application
  } = { id: '', createdAt: '', ...samples['career-application'] };
  expect(
    careerApplicationForm.parse({
      ...application,
      ...captcha,
      zipCode: '٣٢٢٠٢-١٢٣٤',
      startDate1: '०३/२०१८',
      certYear1: '۲۰۱۹',
    }),
  ).toMatchObject({ zipCode: '32202-1234', startDate1: '03/2018', certYear1: '2019' });
  const special = { title: 'Tune-up', description: 'All of it', discount: '$20', terms: 'Once' };
  expect(specialBody.parse({ ...special, expirationDate: '２０２６-１２-３１' })).toMatchObject({
    expirationDate: '2026-12-31',
  });
});
