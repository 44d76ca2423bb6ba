import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { listen } from './listen.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  url: string | undefined;
}

/** What a receiver does with a message: it answers with a status, or misbehaves. */
export type Manner = number | 'hang' | 'cut' | keyof typeof rawAnswers | keyof typeof endlessAnswers;

/** Answers as they go over the wire. */
const rawAnswers = {
  'no HTTP': 'SSH-2.0-OpenSSH_9.9\r\n',
  'half a body': 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc',
} as const;

/** The start of an answer that never ends, and what follows again and again. */
const endlessAnswers = {
  'endless headers': ['HTTP/1.1 200 OK\r\n', 'X-More: x\r\n'],
  'an endless body': ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', '5\r\nabcde\r\n'],
  'an endless refusal': ['HTTP/1.1 500 Oops\r\nTransfer-Encoding: chunked\r\n\r\n', '5\r\nabcde\r\n'],
} as const;

function answerForEver(socket: Socket, [start, more]: readonly [string, string]): void {
  socket.write(start);
  const timer = setInterval(() => socket.write(more), 20);
  socket.on('error', () => {}).on('close', () => clearInterval(timer));
}

/** A receiver of webhooks that behaves as a test wants. */
export async function startReceiver() {
  const received: Received[] = [];
  let mannerFor: (body: string) => Manner = () => 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body, url: request.url });
      const manner = mannerFor(body);
      if (manner === 'cut') request.socket.destroy();
      else if (manner in rawAnswers) request.socket.write(rawAnswers[manner as keyof typeof rawAnswers]);
      else if (manner in endlessAnswers)
        answerForEver(request.socket, endlessAnswers[manner as keyof typeof endlessAnswers]);
      else if (typeof manner === 'number') response.writeHead(manner, { Location: '/elsewhere' }).end('not read');
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/hook?key=k`,
    received,
    /** How many connections are open. */
    connections: () => promisify(server.getConnections.bind(server))(),
    behave: (next: Manner | typeof mannerFor) => {
      mannerFor = typeof next === 'function' ? next : () => next;
    },
  };
}
