import * as z from 'zod/mini';
import { e164, phoneKeys } from '../phone.ts';
import { atMost, limits, textField } from '../forms/text.ts';

const oneOfThem = 'Please enter an email address, a phone number or a full name';
const withAreaCode = 'Please enter the phone number with its area code';

/** Shortest number that is looked for although it is not certain to be one, in digits. Seven work only locally. */
const minDigits = 8;

const isPhone = (line: string): boolean =>
  e164(line) !== undefined || phoneKeys(line).some((digits) => digits.length >= minDigits);

const given = (person: { [kind: string]: string | undefined }): number =>
  Object.values(person).filter((value) => value !== undefined).length;

/** Request body of /api/admin/people: an email address, a phone number, or a first and last name, in any spelling. */
export const personRequest = z
  .strictObject({
    email: z.optional(textField({ message: oneOfThem, max: limits.email })),
    phone: z.optional(
      z
        .string({ error: oneOfThem })
        .check(atMost(limits.line, withAreaCode), z.refine(isPhone, { error: withAreaCode })),
    ),
    name: z.optional(textField({ message: oneOfThem, max: limits.line })),
  })
  .check(z.refine((person) => given(person) === 1, { path: ['email'], error: oneOfThem }));
export type PersonRequest = z.infer<typeof personRequest>;

/** Turns typed text into that request body: with an at sign it is an email address, with digits a phone number. */
export const parsePersonRequest = (typed: string): PersonRequest => {
  if (typed.includes('@')) return { email: typed };
  return /\p{Nd}/u.test(typed) ? { phone: typed } : { name: typed };
};

/** Response of POST /api/admin/people/find: how much is kept. */
export const personFound = z.strictObject({
  /** Some of the names in these leads: a family may share a phone. */
  names: z.array(z.string()),
  leads: z.int(),
  resumes: z.int(),
  /** Messages not yet sent. */
  messages: z.int(),
});
export type PersonFound = z.infer<typeof personFound>;

/** What a request names. */
export const personWord = ({ email, phone }: PersonRequest): string => {
  if (email !== undefined) return 'address';
  return phone === undefined ? 'name' : 'phone number';
};

/** Error of /api/admin/people for an unknown person. */
export const unknownPersonMessage = (person: PersonRequest) => `We have nothing for this ${personWord(person)}.`;

/** Response of POST /api/admin/people/erase: how much was erased. */
export const erased = z.strictObject({
  leads: z.int(),
  resumes: z.int(),
  /** Messages not yet sent. */
  messages: z.int(),
  /** Leads of the person that are still there; absent when there are none. */
  remaining: z.optional(z.int()),
});
export type Erased = z.infer<typeof erased>;
