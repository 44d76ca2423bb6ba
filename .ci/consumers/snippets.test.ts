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

/** Components, with the entry that has each, one of its properties, and what shows once its first snippet is pasted. */
const asked: Readonly<Record<string, [entry: string, property: string, shown: string]>> = {
  'components-button': ['@hvac/ui', 'variant', 'Request service'],
  'components-card': ['@hvac/ui', 'padding', 'Free estimates'],
  'components-accordion': ['@hvac/ui', 'items', 'There is ice on my AC. What should I do first?'],
  'components-alert': ['@hvac/ui', 'tone', 'Service Request Submitted'],
  'components-dialog': ['@hvac/ui', 'title', 'When a new lead comes'],
  'components-dropdownmenu': ['@hvac/ui', 'items', 'More'],
  'components-iconbutton': ['@hvac/ui', 'icon', 'Dismiss'],
  'components-togglegroup': ['@hvac/ui', 'choices', 'Status'],
  'forms-selectfield': ['@hvac/ui/forms', 'options', 'Type of service'],
  'forms-textfield': ['@hvac/ui/forms', 'label', 'Phone'],
  'lead-forms-servicerequestform': ['@hvac/ui/lead-forms', 'company', 'First name'],
};
const ids = Object.keys(asked);

/** What Storybook tells assistants of the components. */
interface Manifest {
  components: Record<
    string,
    { import: string; reactDocgen?: { props: object }; stories: { snippet?: string }[] } | undefined
  >;
}

const project = await mkdtemp(join(tmpdir(), 'snippets-'));
let components: Manifest['components'];
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

const snippetOf = (id: string): string => components[id]?.stories.find(({ snippet }) => snippet)?.snippet ?? '';

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
  ({ components } = (await (await fetch(`${origin}/manifests/components.json`)).json()) as Manifest);
  answer = await call(origin, 'docs-show', { id: 'components-button' });
  storybook.kill();
  await installed;
  const pasted = ids.map((id) => [id, /export const (\w+)/.exec(snippetOf(id))?.[1] ?? ''] as const);
  for (const [id] of pasted) await writeFile(join(project, `src/${id}.tsx`), snippetOf(id));
  const main = [
    `import { UiProvider } from '@hvac/ui/lead-forms';`,
    `import { createRoot } from 'react-dom/client';`,
    ...pasted.map(([id, name], at) => `import { ${name} as Snippet${at} } from './${id}';`),
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
  it.each(ids)('has the import and properties of %s', (id) => {
    const [entry = '', property = ''] = asked[id] ?? [];
    expect(components[id]?.import).toMatch(new RegExp(`import \\{.* \\} from '${entry}';`));
    expect(components[id]?.reactDocgen?.props).toHaveProperty(property);
  });

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
    for (const [, , shown] of Object.values(asked)) {
      const found = page.getByText(shown).or(page.getByLabel(shown));
      if ((await found.count()) === 0) lacking.push(shown);
    }
    expect(lacking).toEqual([]);
    expect(problems).toEqual([]);
  });
});
