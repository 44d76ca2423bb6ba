import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchOptions } from '../../.storybook/browser.mjs';
import { environment, root, run } from '../command.ts';
import { openBuilt } from '../consumer-page.ts';
import { installProject, must, pinned } from './install.ts';

/** Components, and what shows once the first snippet of each is pasted. */
const shown: Readonly<Record<string, string>> = {
  'components-button': 'Request service',
  'components-card': 'Free estimates',
  'components-accordion': 'There is ice on my AC. What should I do first?',
  'components-alert': 'Service Request Submitted',
  'components-dialog': 'When a new lead comes',
  'components-dropdownmenu': 'More',
  'components-iconbutton': 'Dismiss',
  'components-togglegroup': 'Status',
  'forms-selectfield': 'Type of service',
  'forms-textfield': 'Phone',
  'lead-forms-servicerequestform': 'First name',
};

/** What Storybook tells assistants of the components. */
interface Manifest {
  components: Record<string, { stories: { snippet?: string }[] } | undefined>;
}

const project = await mkdtemp(join(tmpdir(), 'snippets-'));
let answer = '';
let storybook: ChildProcess;
let browser: Browser;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Calls a tool of Storybook's MCP server. Resolves with its text. */
async function call(origin: string, name: string, args: object): Promise<string> {
  const response = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  const [, message = '{}'] = /^data: (.*)$/m.exec(await response.text()) ?? [];
  const { result } = JSON.parse(message) as { result?: { content: { text: string }[] } };
  return result?.content.map(({ text }) => text).join('\n') ?? message;
}

beforeAll(async () => {
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript', 'msw'];
  const versions = await Promise.all(names.map(async (name) => [name, await pinned(name)] as const));
  const installed = installProject('../consumer', project, Object.fromEntries(versions));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  storybook = spawn('storybook', ['dev', '--ci', '--quiet', '--port', String(port)], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(`${origin}/index.json`), { timeout: 300_000, interval: 200 });
  const { components } = (await (await fetch(`${origin}/manifests/components.json`)).json()) as Manifest;
  answer = await call(origin, 'docs-show', { id: 'components-button' });
  storybook.kill();
  await installed;
  const pasted = Object.keys(shown).map((id) => {
    const code = components[id]?.stories.find(({ snippet }) => snippet)?.snippet ?? '';
    return { id, code, name: /export const (\w+)/.exec(code)?.[1] };
  });
  for (const { id, code } of pasted) await writeFile(join(project, `src/${id}.tsx`), code);
  const main = [
    `import { UiProvider } from '@hvac/ui/lead-forms';`,
    `import { createRoot } from 'react-dom/client';`,
    ...pasted.map(({ id, name }, at) => `import { ${name} as Snippet${at} } from './${id}';`),
    `createRoot(document.querySelector('#root')!).render(<UiProvider>`,
    ...pasted.map((_, at) => `<Snippet${at} />`),
    `</UiProvider>);`,
  ];
  await writeFile(join(project, 'src/main.tsx'), main.join('\n'));
});

afterAll(async () => {
  storybook?.kill();
  await browser?.close();
  await rm(project, { recursive: true, force: true });
});

describe('what Storybook tells an assistant in development', () => {
  it('answers over MCP with the import, the properties and the snippet of a button', () => {
    expect(answer).toContain(`import { Button } from '@hvac/ui';`);
    expect(answer).toContain('variant');
    expect(answer).toContain('<Button onClick={() => {}}>Request service</Button>');
  });

  it('compiles when its snippets are pasted into a new project', async () => {
    const { code, output } = await run(join(project, 'node_modules/.bin/tsc'), [], { cwd: project });
    expect(code, output).toBe(0);
  });

  it('shows there what it says', async () => {
    await must(run(join(project, 'node_modules/.bin/vite'), ['build'], { cwd: project }));
    browser = await chromium.launch(launchOptions);
    const page = await browser.newPage();
    const problems = await openBuilt(page, join(project, 'dist'));
    await page.getByText('7 + 5 =').waitFor({ state: 'attached' });
    const lacking: string[] = [];
    for (const text of Object.values(shown))
      if ((await page.getByText(text).or(page.getByLabel(text)).count()) === 0) lacking.push(text);
    expect(lacking).toEqual([]);
    expect(problems).toEqual([]);
  });
});
