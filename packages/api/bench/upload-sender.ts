import { parentPort, workerData } from 'node:worker_threads';
import { resumeLimitBytes } from '@hvac/content/model';
import { applicationTail, randomPdf, sendApplication } from './application.ts';

/** What a worker is started with. */
export interface UploadOrder {
  url: string;
  uploads: number;
}

const { url, uploads } = workerData as UploadOrder;
const tail = applicationTail(randomPdf(resumeLimitBytes));
const sent = await Promise.all(Array.from({ length: uploads }, () => sendApplication(url, tail)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(sent.map(({ status }) => status));
