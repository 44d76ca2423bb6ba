import { bodyLimitBytes, endpoints, resumeBodyLimitBytes, resumeLimitBytes } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import type { Api, Call } from './apis.ts';

/** A request to both APIs. */
export interface Case {
  name: string;
  /** Returns the response to compare. */
  send: (api: Api) => Promise<Response>;
}

const paths = {
  'service-request': endpoints.serviceRequests,
  contact: endpoints.contactForms,
  referral: endpoints.referrals,
  'career-application': endpoints.careerApplications,
} as const;

const json = { 'Content-Type': 'application/json' };
const pdf = Buffer.from('%PDF-1.7\n').toString('base64');
const kinds = Object.keys(paths) as (keyof typeof paths)[];

const casesOf = (kind: keyof typeof paths): Case[] => {
  const path = paths[kind];
  const limit = kind === 'career-application' ? resumeBodyLimitBytes : bodyLimitBytes;
  const lead = samples[kind];
  const post = (api: Api, values: object) => api.call(path, { json: values });
  /** A lead with a valid captcha and some changes. */
  const sent = (name: string, changes: Record<string, unknown>): Case => ({
    name: `${kind}: ${name}`,
    send: async (api) => post(api, { ...lead, ...(await api.captcha()), ...changes }),
  });
  const raw = (name: string, call: Call): Case => ({
    name: `${kind}: ${name}`,
    send: (api) => api.call(path, { method: 'POST', ...call }),
  });
  const withCaptcha = (
    name: string,
    send: (api: Api, captcha: Awaited<ReturnType<Api['captcha']>>) => Promise<Response>,
  ): Case => ({ name: `${kind}: ${name}`, send: async (api) => send(api, await api.captcha()) });

  return [
    sent('is accepted', {}),
    sent('with a filled honeypot is accepted', { website: 'https://example.com' }),
    ...Object.keys(lead).flatMap((field) => [
      sent(`without ${field}`, { [field]: undefined }),
      sent(`${field} is a number`, { [field]: 7 }),
      sent(`${field} is far too long`, { [field]: 'x'.repeat(6000) }),
      sent(`${field} holds a control character`, { [field]: 'Dana\u0000Whitfield' }),
    ]),
    sent('an unknown field', { id: '1' }),
    sent('an answer of spaces', { captchaAnswer: '  ' }),
    sent('no token', { captchaToken: '' }),
    sent('a token that was never issued', { captchaToken: 'abc' }),
    sent('a wrong answer', { captchaAnswer: '999' }),
    withCaptcha('the right answer after a wrong one', async (api, captcha) => {
      await post(api, { ...lead, ...captcha, captchaAnswer: '999' });
      return post(api, { ...lead, ...captcha });
    }),
    withCaptcha('the same lead twice', async (api, captcha) => {
      await post(api, { ...lead, ...captcha });
      return post(api, { ...lead, ...captcha });
    }),
    withCaptcha('another lead with a used token', async (api, captcha) => {
      await post(api, { ...lead, ...captcha });
      return post(api, { ...lead, ...captcha, lastName: 'Someone' });
    }),
    raw('a list', { json: [] }),
    raw('nothing', { json: null }),
    raw('cut off JSON', { body: '{"firstName":"Da', headers: json }),
    raw('no UTF-8', { body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), headers: json }),
    raw('plain text', { body: '{}', headers: { 'Content-Type': 'text/plain' } }),
    raw('UTF-16', { body: '{}', headers: { 'Content-Type': 'application/json; charset=utf-16' } }),
    raw('compressed', { body: '{}', headers: { ...json, 'Content-Encoding': 'gzip' } }),
    raw('over the limit', { json: { firstName: 'x'.repeat(limit) } }),
    raw('deep nesting', { body: '['.repeat(2000), headers: json }),
    { name: `${kind}: has no public list`, send: (api) => api.call(path) },
  ];
};

const resume = (name: string, file: Record<string, unknown>): Case => ({
  name: `career-application: ${name}`,
  send: async (api) =>
    api.call(endpoints.careerApplications, {
      json: { ...samples['career-application'], ...(await api.captcha()), ...file },
    }),
});

const tooLarge = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(resumeLimitBytes - 8, 'x')]);

export const leadCases: readonly Case[] = [
  {
    name: 'a math problem',
    send: (api) => api.call(endpoints.captcha),
  },
  ...kinds.flatMap(casesOf),
  resume('with a résumé', { resumeFileName: 'dana.pdf', resumeFileSize: '1 KB', fileData: pdf }),
  resume('a résumé of another kind', { resumeFileName: 'dana.pdf.exe', fileData: pdf }),
  resume('a résumé that is no base64', { resumeFileName: 'dana.pdf', fileData: 'JVBE!!!!' }),
  resume('a résumé without content', { resumeFileName: 'dana.pdf' }),
  resume('a résumé without a name', { fileData: pdf }),
  resume('a résumé of a byte too many', { resumeFileName: 'dana.pdf', fileData: tooLarge.toString('base64') }),
];
