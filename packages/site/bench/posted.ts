/** Processor time that rendering the answer to a posted form takes. Needs a build. */
import { join } from 'node:path';
import type { PagePath } from '@hvac/company';
import { figure } from '../../../.ci/figures.ts';
import type * as EntryServer from '../src/server/server.tsx';

const { renderPostedForm } = (await import(
  join(import.meta.dirname, '../dist/client/.server/server.js')
)) as typeof EntryServer;

const paths: readonly PagePath[] = ['/', '/neptune-beach-hvac', '/contact', '/referral', '/careers'];
const posted = {
  values: { firstName: 'Rosa', message: 'No cool air upstairs.\n'.repeat(100) },
  errors: { lastName: 'Please enter your last name', captchaAnswer: 'Please solve the math problem to submit' },
  captcha: { question: '7 + 5 =', token: 'x'.repeat(100) },
};

/** In milliseconds. Most posts come to a server that is warm. */
async function meanTime(path: PagePath, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < times; count += 1) await renderPostedForm(path, posted);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

for (const path of paths) await meanTime(path, 50);
for (const path of paths) figure(`Answer to a form of ${path}`, await meanTime(path, 300), 'ms', { most: 10 });
