import { randomInt } from 'node:crypto';
import type { LeadKindName } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import * as fc from 'fast-check';
import { multipart } from './requests.ts';
import { fileFields, docx, pdf } from './resumes.ts';

/** The seed of all generated bodies: another one in each run, so that runs add up. FUZZ_SEED repeats one of them. */
export const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));

const files = [
  {},
  fileFields('a.pdf', pdf(100)),
  fileFields('a.docx', docx()),
  { resumeFileName: 'a.doc', fileData: 'x' },
];

/** Names that JavaScript itself looks for on a value. */
const looked = ['length', 'size', 'toString', 'valueOf', 'toJSON', 'trim', 'then', 'constructor', '__proto__', '0'];

/** Values of any shape, some with properties under the names that programs rely on. */
const odd = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.string({ unit: 'binary' })),
    fc
      .array(fc.tuple(fc.constantFrom(...looked), tie('value')), { maxLength: 3 })
      .map((entries) => Object.fromEntries(entries)),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
})).value;

const extra = ['captchaToken', 'captchaAnswer', 'website', 'fileData', 'resumeFileName', 'id', ...looked];

/**
 * Bodies that are nearly right, with fields changed; their beginnings; any JSON and any bytes.
 * @param right a body that the call would take
 */
export function oddBodies(right: object, changed: fc.Arbitrary<object> = fc.constant({})): fc.Arbitrary<Buffer> {
  const names = [...Object.keys(right), ...extra];
  const field = fc.tuple(fc.constantFrom(...names), odd);
  const nearlyRight = fc
    .tuple(fc.array(field, { maxLength: 5 }), changed)
    .map(([changes, sent]) => JSON.stringify({ ...right, ...sent, ...Object.fromEntries(changes) }));
  const cut = fc.tuple(nearlyRight, fc.nat(300)).map(([text, at]) => text.slice(0, at));
  return fc
    .oneof(
      nearlyRight,
      cut,
      odd.map((value) => JSON.stringify(value)),
      fc.uint8Array({ maxLength: 500 }),
    )
    .map((body) => Buffer.from(body as string));
}

/** Bodies that no route for leads takes: none has a captcha token that the server has signed. */
export const badBodies = (name: LeadKindName): fc.Arbitrary<Buffer> =>
  oddBodies(
    { ...samples[name], captchaToken: 'x', captchaAnswer: '1' },
    fc.constantFrom<object>(...(name === 'career-application' ? files : [{}])),
  );

/** Types of posted forms, right and broken. */
export const formTypes = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=x-nonsense',
  'multipart/form-data; boundary=y',
  'multipart/form-data; boundary=',
  'text/plain',
);

const formEnd = '--y--\r\n';
const form = multipart({ firstName: 'Rosa', captchaToken: 'x', captchaAnswer: '1' }, `; filename="a.pdf"\r\n\r\n%PDF-`);
const formPieces = [
  form.slice(0, -formEnd.length),
  form.slice(0, 60),
  'firstName=Rosa&captchaAnswer=1&landing=//x&sentFrom=/%',
  '--y\r\nContent-Disposition: form-data',
  '; name="',
  "; filename*=utf-8''",
  '\r\nContent-Type: text/plain; charset=',
  '\r\nContent-Type: application/octet-stream\r\n',
  '--y',
  '\r\n',
  '"',
  '=',
  '&',
  '%',
  '%f',
  '+',
  ...looked,
];

/** Pieces of posted forms in any order, with the end of a form or without it. None is a whole lead. */
export const oddForms: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...formPieces), fc.string({ unit: 'binary', maxLength: 9 })), { maxLength: 40 }),
    fc.constantFrom('', formEnd),
  )
  .map(([pieces, end]) => Buffer.from(pieces.join('') + end));
