import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import { signToken } from '../src/leads/captcha.ts';
import { captchaSecret } from './load.ts';

/** A PDF of random bytes, in base64. @param size in bytes, before base64 */
export const randomPdf = (size: number): string =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]).toString('base64');

function head(): Buffer {
  const fields = {
    firstName: 'Dana',
    lastName: 'Whitfield',
    phone: '904-555-0142',
    email: 'dana@example.com',
    confirmEmail: 'dana@example.com',
    address: '12 Oak Lane',
    city: 'Jacksonville',
    state: 'Florida',
    zipCode: '32205',
    captchaToken: signToken(captchaSecret, randomBytes(16).toString('base64url'), Date.now(), 12),
    captchaAnswer: '12',
  };
  return Buffer.from(JSON.stringify(fields).slice(0, -1));
}

/** What follows the fields: a file, or only the end. The same for all who send it. */
export const applicationTail = (file?: string): Buffer =>
  Buffer.from(file === undefined ? '}' : `,"resumeFileName":"resume.pdf","fileData":"${file}"}`);

/**
 * Sends a job application from an address of its own, as a proxy tells it.
 * @param perSecond bytes; as fast as the network takes them unless given
 * @returns its status, 0 when the connection broke, and the milliseconds until the answer
 */
export function sendApplication(
  url: string,
  tail: Buffer,
  perSecond = Infinity,
): Promise<{ status: number; took: number }> {
  const started = performance.now();
  const start = head();
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': start.length + tail.length,
    'X-Forwarded-For': `10.${[...randomBytes(3)].join('.')}`,
  };
  return new Promise((resolve) => {
    const end = (status = 0) => resolve({ status, took: performance.now() - started });
    const sent = request(url + endpoints.careerApplications, { method: 'POST', agent: false, headers }, (response) => {
      response.resume().once('end', () => end(response.statusCode));
    });
    sent.once('error', () => end());
    sent.write(start);
    void sendAt(perSecond, tail, (part) => sent.write(part)).then(() => sent.end());
  });
}

/** Writes bytes at a pace. @throws {AbortError} once the signal says so */
export async function sendAt(
  perSecond: number,
  bytes: Buffer,
  write: (part: Buffer) => unknown,
  signal?: AbortSignal,
): Promise<void> {
  const started = performance.now();
  for (let sent = 0; sent < bytes.length; await delay(50, undefined, { signal })) {
    const due = perSecond === Infinity ? bytes.length : ((performance.now() - started + 50) / 1000) * perSecond;
    write(bytes.subarray(sent, due));
    sent = Math.floor(due);
  }
}
