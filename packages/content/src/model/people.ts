import * as z from 'zod/mini';
import { e164 } from './phone.ts';
import { atMost, limits, textField } from './text.ts';

const eitherOfBoth = 'Please enter an e-mail address or a phone number';
const withAreaCode = 'Please enter the phone number with its area code';

/** What the calls of /api/admin/people take: an address, or a phone number in any notation. */
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

/** What somebody typed, as the calls take it: without digits it is meant as an address. */
export const personIn = (typed: string): PersonRequest =>
  typed.includes('@') || !/\d/.test(typed) ? { email: typed } : { phone: typed };

/** What POST /api/admin/people/find answers: how much is kept. */
export const personFound = z.strictObject({
  /** As they are written in the leads, some of them: a phone may be a family's. */
  names: z.array(z.string()),
  leads: z.int(),
  resumes: z.int(),
  /** That are still to go out. */
  messages: z.int(),
});
export type PersonFound = z.infer<typeof personFound>;

/** What the calls of /api/admin/people say of somebody unknown. */
export const nobodyKnown = ({ email }: PersonRequest) =>
  `We have nothing for this ${email === undefined ? 'phone number' : 'address'}.`;

/** What POST /api/admin/people/erase answers: how much was erased. */
export const erased = z.strictObject({ leads: z.int(), resumes: z.int(), messages: z.int() });
export type Erased = z.infer<typeof erased>;
