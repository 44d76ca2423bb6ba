import { describe, expect, it } from 'vitest';
import {
  careerApplicationPayload,
  contactPayload,
  fieldLabel,
  referralPayload,
  serviceRequestPayload,
  type LeadKindName,
} from '../src/model.ts';
import { samples } from '../src/samples.ts';

/** What the office does not read as a field: captcha, honeypot, the second email address, and the file. */
const file = ['resumeFileName', 'resumeFileSize', 'fileMimeType', 'fileData'];
const unlisted = ['captchaToken', 'captchaAnswer', 'website', 'confirmEmail', ...file];

const payloads: [LeadKindName, { shape: object }][] = [
  ['service-request', serviceRequestPayload],
  ['contact', contactPayload],
  ['referral', referralPayload],
  ['career-application', careerApplicationPayload],
];

describe.each(payloads)('every field of %s', (kind, { shape }) => {
  const names = Object.keys(shape).filter((name) => !unlisted.includes(name));

  it('has a label for the inbox, the letters and tables', () => {
    expect(names.filter((name) => fieldLabel(name) === name)).toEqual([]);
  });

  it('has an answer among the samples', () => {
    expect(names.filter((name) => !(name in samples[kind]))).toEqual([]);
  });
});
