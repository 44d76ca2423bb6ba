import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import { signToken } from '../src/leads/captcha.ts';

/** Shared with the server that is measured: the load makes its own captchas, and only submissions are counted. */
export const captchaSecret = 'the secret of the benchmark';

/** A right token and answer. */
export const freshCaptcha = () => ({
  captchaToken: signToken(captchaSecret, randomBytes(16).toString('base64url'), Date.now(), 12),
  captchaAnswer: '12',
});

/** Sends a service request. Resolves to the status of the answer; 0 without one. */
function submit(url: string, agent: Agent): Promise<number> {
  const body = JSON.stringify({ ...samples['service-request'], ...freshCaptcha() });
  const options = { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const { promise, resolve } = Promise.withResolvers<number>();
  const sent = request(url + endpoints.serviceRequests, options).on('error', () => resolve(0));
  sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0))).end(body);
  return promise;
}

/**
 * Service requests from a number of connections, each sending the next one when the last was answered. Not by autocannon,
 * which takes an answer for that of the request before, once the server has closed a connection.
 * @param perSecond most of them in a second; as many as go unless given
 */
export async function submitFor(url: string, connections: number, seconds: number, perSecond = Infinity) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const times: number[] = [];
  let others = 0;
  const send = async () => {
    for (let next = started; next < started + seconds * 1000; next = performance.now()) {
      const status = await submit(url, agent);
      if (status === 201) times.push(performance.now() - next);
      else others++;
      const early = next + (connections * 1000) / perSecond - performance.now();
      if (early > 0) await pause(early);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / (performance.now() - started),
    /** Milliseconds. */
    median: median(times),
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
    /** Answers other than 201. */
    others,
  };
}

/** The middle value; NaN of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
