import {
  endpoints,
  type CaptchaChallenge,
  type Health,
  type LeadKindName,
  type ServiceRequestPayload,
} from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import { adminPassword } from './server.ts';

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

/** The answer to a problem such as "7 + 5 =". */
export function solve(question: string): string {
  const [, a, b] = /^(\d+) \+ (\d+) =$/.exec(question) ?? [];
  return String(Number(a) + Number(b));
}

/** A right token and answer. */
export async function freshCaptcha(url: string): Promise<{ captchaToken: string; captchaAnswer: string }> {
  const challenge = (await (await fetch(url + endpoints.captcha)).json()) as CaptchaChallenge;
  return { captchaToken: challenge.token, captchaAnswer: solve(challenge.question) };
}

/** What a visitor sends with a service request, without the captcha. */
export const visitor = samples['service-request'];

export type Payload = ServiceRequestPayload;

/** A complete payload with a fresh captcha. */
export async function validPayload(url: string, changes: Partial<Payload> = {}): Promise<Payload> {
  return { ...visitor, ...(await freshCaptcha(url)), ...changes };
}

/** A complete payload of any kind of lead, with a fresh captcha. */
export async function leadPayload<Name extends LeadKindName>(url: string, name: Name, changes: object = {}) {
  return { ...samples[name], ...(await freshCaptcha(url)), ...changes };
}

/** What the office is told of the server's health. */
export const healthOf = async (url: string): Promise<Health> =>
  (await (
    await fetch(url + endpoints.health, { headers: { Authorization: `Bearer ${adminPassword}` } })
  ).json()) as Health;

export const asJson = { 'Content-Type': 'application/json' };

export const asMultipart = { 'Content-Type': 'multipart/form-data; boundary=y' };

/**
 * A form as browsers post it.
 * @param file rest of the header of its part, and what is in it
 */
export const multipart = (fields: object, file?: string): string =>
  [
    ...Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${String(value)}`),
    ...(file === undefined ? [] : [`name="resume"${file}`]),
  ]
    .map((part) => `--y\r\nContent-Disposition: form-data; ${part}\r\n`)
    .concat('--y--\r\n')
    .join('');

/** Posts to any path. Text and bytes go out as they are. */
export async function postTo(url: string, body: unknown, headers: Record<string, string> = asJson): Promise<Answer> {
  const raw = body instanceof Uint8Array ? Buffer.from(body) : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, { method: 'POST', headers, body: raw });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Posts to the service requests. */
export const post = (url: string, body: unknown, headers?: Record<string, string>): Promise<Answer> =>
  postTo(url + endpoints.serviceRequests, body, headers);

/** A submission with a fresh captcha. */
export async function submit(url: string, changes: Partial<Payload> = {}): Promise<Answer> {
  return post(url, await validPayload(url, changes));
}
