import * as z from 'zod/mini';
import { e164 } from './phone.ts';
import { atMost, limits, textField } from './text.ts';

const eitherOfBoth = 'Please enter an e-mail address or a phone number';
const withAreaCode = 'Please enter the phone number with its area code';

/** Request body of /api/admin/people: an e-mail address, or a phone number in any format. */
export const personRequest = z
  .strictObject({
    email: z.optional(textField({ message: eitherOfBoth, max: limits.email })),
    phone: z.optional(
      z.string({ error: eitherOfBoth }).check(
        atMost(limits.line, withAreaCode),
        z.refine((value) => e164(value) !== undefined, { error: withAreaCode }),
      ),
    ),
  })
  .check(
    z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
      path: ['email'],
      error: eitherOfBoth,
    }),
  );
export type PersonRequest = z.infer<typeof personRequest>;

/** Turns typed text into that request body. Text without digits counts as an e-mail address. */
export const personIn = (typed: string): PersonRequest =>
  typed.includes('@') || !/\d/.test(typed) ? { email: typed } : { phone: typed };

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

/** Error of /api/admin/people for an unknown person. */
export const nobodyKnown = ({ email }: PersonRequest) =>
  `We have nothing for this ${email === undefined ? 'phone number' : 'address'}.`;

/** Response of POST /api/admin/people/erase: how much was erased. */
export const erased = z.strictObject({ leads: z.int(), resumes: z.int(), messages: z.int() });
export type Erased = z.infer<typeof erased>;
