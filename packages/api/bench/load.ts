import { randomBytes } from 'node:crypto';
import { endpoints } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import autocannon from 'autocannon';
import { signToken } from '../src/leads/captcha.ts';

/** Shared with the server that is measured: the load makes its own captchas, and only submissions are counted. */
export const captchaSecret = 'the secret of the benchmark';

/** A right token and answer. */
export const freshCaptcha = () => ({
  captchaToken: signToken(captchaSecret, randomBytes(16).toString('base64url'), Date.now(), 12),
  captchaAnswer: '12',
});

/** An address that no two visitors share, as a proxy tells it. */
export const visitor = () => ({ 'X-Forwarded-For': `10.${[...randomBytes(3)].join('.')}` });

/**
 * Service requests from a number of connections, each sending the next one when the last was answered.
 * @param perSecond most of them in a second; as many as go unless given
 */
export async function submitFor(url: string, connections: number, seconds: number, perSecond?: number) {
  const result = await autocannon({
    url: url + endpoints.serviceRequests,
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { 'Content-Type': 'application/json', ...visitor() },
          body: JSON.stringify({ ...samples['service-request'], ...freshCaptcha() }),
        }),
      },
    ],
  });
  const created = result['2xx'];
  return {
    perSecond: created / result.duration,
    /** Milliseconds. */
    median: result.latency.p50,
    p99: result.latency.p99,
    /** Answers other than 201. */
    others: result.non2xx + result.errors,
  };
}

/** The middle value; NaN of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
