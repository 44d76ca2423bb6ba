import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { siteWith } from '../support/built-site.ts';
import { storedLeads } from '../support/leads.ts';
import { leadPayload, multipart } from '../support/requests.ts';
import { pdf } from '../support/resumes.ts';
import { patience, startTestServer } from '../support/server.ts';

/* A posted application that does not arrive whole: nothing of it is kept, and its place is free for the next. */

/** A whole application, which would be stored. */
async function applicationTo(url: string): Promise<Buffer> {
  const file = `; filename="resume.pdf"\r\nContent-Type: application/pdf\r\n\r\n${String(pdf(300_000))}`;
  return Buffer.from(multipart(await leadPayload(url, 'career-application'), file));
}

const headOf = (length: string) =>
  `POST /careers HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=y\r\n${length}\r\n\r\n`;

/** How the bytes of a body go out, and how their sender leaves. */
interface Cut {
  head: (body: Buffer) => string;
  bytes: (body: Buffer) => Buffer;
  leave: 'stays' | 'ends' | 'resets';
}

const sized = (body: Buffer) => headOf(`Content-Length: ${body.length}`);
const half = (body: Buffer) => body.subarray(0, body.length / 2);
const before = (text: string) => (body: Buffer) => body.subarray(0, body.lastIndexOf(text));

const cuts: Record<string, Cut> = {
  'ends in the middle of the file': { head: sized, bytes: half, leave: 'ends' },
  'is reset in the middle of the file': { head: sized, bytes: half, leave: 'resets' },
  'ends in the head of a part': { head: sized, bytes: before('Disposition'), leave: 'ends' },
  'ends in the first boundary': { head: sized, bytes: (body) => body.subarray(0, 2), leave: 'ends' },
  'ends before its first byte': { head: sized, bytes: () => Buffer.alloc(0), leave: 'resets' },
  'ends before its last boundary': { head: sized, bytes: before('--y--'), leave: 'ends' },
  'has no last boundary': {
    head: (body) => sized(before('--y--')(body)),
    bytes: before('--y--'),
    leave: 'stays',
  },
  'is longer than it says': { head: (body) => sized(half(body)), bytes: (body) => body, leave: 'stays' },
  'is shorter than it says': {
    head: (body) => headOf(`Content-Length: ${body.length + 9}`),
    bytes: half,
    leave: 'ends',
  },
  'ends before its last chunk': {
    head: () => headOf('Transfer-Encoding: chunked'),
    bytes: (body) => Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body]),
    leave: 'ends',
  },
  'ends in the middle of a chunk': {
    head: () => headOf('Transfer-Encoding: chunked'),
    bytes: (body) => Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), half(body)]),
    leave: 'resets',
  },
};

/** Resolves with the answer, if any, when the connection is closed. */
const send = (url: string, text: string, body: Buffer, leave: Cut['leave']): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    // The server may close it while the rest is on its way.
    socket.on('error', () => {}).on('close', () => resolve(answer));
    socket.on('end', () => socket.end());
    socket.write(text);
    socket.write(body, () => {
      if (leave === 'ends') socket.end();
      if (leave === 'resets') socket.resetAndDestroy();
    });
  });

test.each(Object.entries(cuts))('a posted form that %s leaves nothing behind', async (_what, cut) => {
  // A place that is not given back would be free again after some silent seconds.
  vi.useFakeTimers({ toFake: ['performance'] });
  const { url, dataDir, logged } = await startTestServer({ siteDir: await siteWith() });
  const body = await applicationTo(url);
  const files = async () => (await readdir(dataDir, { recursive: true })).toSorted();
  const filesBefore = await files();
  // More than an address may send at once.
  for (let count = 0; count < 3; count++) {
    const answer = await send(url, cut.head(body), cut.bytes(body), cut.leave);
    expect(answer).not.toMatch(/^HTTP\/1.1 [235]/);
  }
  expect(await storedLeads(dataDir, 'career-application')).toEqual([]);
  expect(await files()).toEqual(filesBefore);
  await expect.poll(async () => (await send(url, sized(body), body, 'stays')).slice(9, 12), patience).toBe('303');
  expect(await storedLeads(dataDir, 'career-application')).toHaveLength(1);
  expect(logged()).not.toContain('"level":"error"');
});
