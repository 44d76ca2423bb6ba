/**
 * Development server: the site with hot reload at http://localhost:3000 (PORT), and the API on the next port.
 * Pages are rendered for each request, as in the prerender, and hydrated at once.
 */
import { spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { pagePaths } from '@hvac/company';
import { createServer } from 'vite';
import { favicon } from './icons.ts';
import type * as EntryServer from '../src/server/server.tsx';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;

// Started directly and not through npm, so that it receives signals.
const api = spawn('node', ['--watch', '--conditions=@hvac/source', join(root, '../api/src/server.js')], {
  cwd: join(root, '../..'),
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort) },
});
api.on('exit', (code) => process.exit(code ?? 1));

const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, proxy: { '/api': `http://localhost:${apiPort}` } },
});

const client = '<script type="module">import("/src/hydration/client.tsx").then((entry) => entry.hydrate())</script>';

const server = createHttpServer((request, response) => {
  const url = request.url ?? '/';
  // The company's pictures, which the build copies.
  if (url.startsWith('/pictures/')) request.url = join('/@fs', root, '../company', url);
  if (url === '/favicon.svg') {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(favicon);
    return;
  }
  vite.middlewares(request, response, async () => {
    try {
      const { render } = (await vite.ssrLoadModule('/src/server/server.tsx')) as typeof EntryServer;
      const { pathname } = new URL(url, 'http://localhost');
      const html = (await render(pathname)).replace('</head>', `${client}</head>`);
      response.statusCode = pagePaths.some((path) => path === pathname) ? 200 : 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await vite.transformIndexHtml(url, html));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      response.statusCode = 500;
      response.end(error instanceof Error ? error.stack : String(error));
    }
  });
});
server.listen(port, () => console.log(`Site with hot reload: http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    api.kill(signal);
    server.close();
    process.exit(0);
  });
}
