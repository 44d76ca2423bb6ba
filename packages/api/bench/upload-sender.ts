import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { endpoints, resumeLimitBytes } from '@hvac/content/model';
import { signToken } from '../src/leads/captcha-token.ts';
import { captchaSecret } from './load.ts';

/** What a worker is started with. */
export interface UploadOrder {
  url: string;
  uploads: number;
}

const { url, uploads } = workerData as UploadOrder;
const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(resumeLimitBytes - 9)]).toString('base64');
/** The same bytes for all: only the captcha in front of them differs. */
const tail = Buffer.from(`"resumeFileName":"resume.pdf","fileData":"${file}"}`);

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
  return Buffer.from(`${JSON.stringify(fields).slice(0, -1)},`);
}

/** Status of one application; 0 when the connection broke. */
function upload(): Promise<number> {
  const start = head();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': start.length + tail.length };
  return new Promise((resolve) => {
    const sent = request(url + endpoints.careerApplications, { method: 'POST', agent: false, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.write(start);
    sent.end(tail);
  });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await Promise.all(Array.from({ length: uploads }, upload)));
