import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  url: string | undefined;
}

/** What a receiver does with a message: a status, no answer at all, one that never ends, or a cut connection. */
type Manner = number | 'hang' | 'drip' | 'cut';

/** An answer whose headers never end. */
function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\n');
  const timer = setInterval(() => socket.write('X-More: x\r\n'), 20);
  socket.on('error', () => {}).on('close', () => clearInterval(timer));
}

/** A receiver of webhooks that behaves as a test wants. */
export async function startReceiver() {
  const received: Received[] = [];
  let manner: Manner = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body, url: request.url });
      if (manner === 'cut') request.socket.destroy();
      else if (manner === 'drip') drip(request.socket);
      else if (manner !== 'hang') response.writeHead(manner, { Location: '/elsewhere' }).end('not read');
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/hook?key=k`,
    received,
    behave: (next: Manner) => {
      manner = next;
    },
  };
}
