import type { LeadKindName } from '@hvac/content/model';
import * as fc from 'fast-check';
import { asFile, docx, pdf } from './resumes.ts';
import { visitors } from './visitors.ts';

/** The seed of all generated bodies: a failure can be run again. */
export const seed = 20_261_121;

const files = [{}, asFile('a.pdf', pdf(100)), asFile('a.docx', docx()), { resumeFileName: 'a.doc', fileData: 'x' }];

/**
 * Bodies that no route takes: nearly right ones with fields changed, their beginnings, any JSON and any bytes. None has
 * a captcha token that the server has signed.
 */
export function badBodies(name: LeadKindName): fc.Arbitrary<string | Uint8Array> {
  const own = Object.keys(visitors[name]);
  const more = [
    'captchaToken',
    'captchaAnswer',
    'website',
    'fileData',
    'resumeFileName',
    '__proto__',
    'toString',
    'id',
  ];
  const field = fc.tuple(fc.constantFrom(...own, ...more), fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()));
  const file = fc.constantFrom(...(name === 'career-application' ? files : [{}]));
  const nearlyRight = fc.tuple(fc.array(field, { maxLength: 5 }), file).map(([changes, sent]) =>
    JSON.stringify({
      ...visitors[name],
      captchaToken: 'x',
      captchaAnswer: '1',
      ...sent,
      ...Object.fromEntries(changes),
    }),
  );
  const cut = fc.tuple(nearlyRight, fc.nat(300)).map(([text, at]) => text.slice(0, at));
  return fc.oneof(nearlyRight, cut, fc.json(), fc.uint8Array({ maxLength: 500 }));
}
