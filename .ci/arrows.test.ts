import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root, run } from './command.ts';

/** An import, and the folder of the file that has it. */
type Example = [folder: string, line: string];

const forbidden: Example[] = [
  ['packages/content/src/model', "import { company } from '../../company.ts';"],
  ['packages/content/src/model', "import type { Path } from '../../paths.ts';"],
  ['packages/content/src/model', "import { useState } from 'react';"],
  ['packages/content/src/model', "import { readFile } from 'node:fs/promises';"],
  ['packages/content/src', "import { Button } from '@hvac/ui';"],
  ['packages/content/src', "import { createElement } from 'react';"],
  ['packages/content/src', "import { openStore } from '@hvac/api';"],
  ['packages/ui/src/components', "import { company } from '@hvac/content';"],
  ['packages/ui/src/components', "import { company } from '../../../../content/src/company.ts';"],
  ['packages/ui/src/components', "export { company } from '@hvac/content';"],
  ['packages/ui/src/components', "const content = import('@hvac/content');"],
  ['packages/ui/src/components', "type Content = typeof import('@hvac/content');"],
  ['packages/ui/src/components', "import { Link } from 'react-router-dom';"],
  ['packages/ui/src/components', "import { createApp } from '@hvac/api';"],
  ['packages/ui/src/components', "import { routes } from '@hvac/site';"],
  ['packages/ui/src/components', "import preview from '../../../../../.storybook/preview.tsx';"],
  ['packages/ui/src/components', "import { http } from 'msw';"],
  ['packages/api/src', "import { useState } from 'react';"],
  ['packages/api/src', "import { Button } from '@hvac/ui';"],
  ['packages/api/src', "import { vars } from '@hvac/ui/theme';"],
  ['packages/api/src', "import { pagePaths } from '@hvac/site';"],
  ['packages/api/src', "import { pagePaths } from '../../../site/src/entry.server.tsx';"],
  ['packages/site/src', "import { createApp } from '@hvac/api';"],
  ['packages/site/src', "import { createApp } from '../../../api/src/app.ts';"],
  ['packages/site/src', "import { Button } from '../../../ui/src/components/Button/Button.tsx';"],
  ['.storybook', "import { routes } from '@hvac/site';"],
];

const allowed: Example[] = [
  ['packages/content/src/model', "import * as z from 'zod/mini';"],
  ['packages/content/src/model', "import { limits } from '../text.ts';"],
  ['packages/content/src', "import type { CompanyFacts } from '../model/site.ts';"],
  ['packages/ui/src/components', "import type { CompanyFacts } from '@hvac/content/model';"],
  ['packages/ui/src/components', "import { useState } from 'react';"],
  ['packages/ui/src/components', "import { Link } from '../../link/LinkProvider.tsx';"],
  ['packages/ui/src/mocks', "import { http } from 'msw';"],
  ['packages/api/src', "import { redirects } from '@hvac/content';"],
  ['packages/api/src', "import { limits } from '@hvac/content/model';"],
  ['packages/api/src', "import { letterToOffice } from '@hvac/content/letters';"],
  ['packages/site/src', "import { company } from '@hvac/content';"],
  ['packages/site/src', "import { Shell } from '@hvac/ui';"],
  ['packages/site/src', "import { Outlet } from 'react-router-dom';"],
];

/** A copy of the repository that holds the linter's configuration and the examples, and nothing else. */
const copy = await mkdtemp(join(tmpdir(), 'arrows-'));
afterAll(() => rm(copy, { recursive: true, force: true }));
await cp(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
await cp(join(root, '.ci/lint'), join(copy, '.ci/lint'), { recursive: true });
await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));

let count = 0;

/** One file for each example, in a folder below the example's own, so that one run of the linter judges all. */
const write = (examples: readonly Example[], name = 'example.ts') =>
  Promise.all(
    examples.map(async ([parent, line]) => {
      count += 1;
      const folder = join(copy, parent, `example-${count}`);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), `${line}\n`);
      return basename(folder);
    }),
  );

interface Diagnostic {
  code: string;
  filename: string;
}

/** The examples that break the rule of the arrows. */
async function broken(): Promise<Set<string>> {
  const { output } = await run('oxlint', ['--format=json', 'packages', '.storybook'], { cwd: copy });
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
  return new Set(
    diagnostics.filter(({ code }) => code === 'hvac(arrows)').map(({ filename }) => basename(dirname(filename))),
  );
}

describe('arrows between the packages', async () => {
  const good = await write(allowed);
  const bad = await write(forbidden);
  const [preview = '', content = ''] = await write(
    [
      ['packages/ui/src/components', "import preview from '../../../../../.storybook/preview.tsx';"],
      ['packages/ui/src/components', "import { company } from '@hvac/content';"],
    ],
    'Example.stories.tsx',
  );
  const found = await broken();

  it.each(forbidden.map((example, index) => ({ folder: example[0], line: example[1], file: bad[index] })))(
    'refuses, in $folder: $line',
    ({ file }) => expect(found.has(file ?? '')).toBe(true),
  );

  it.each(allowed.map((example, index) => ({ folder: example[0], line: example[1], file: good[index] })))(
    'allows, in $folder: $line',
    ({ file }) => expect(found.has(file ?? '')).toBe(false),
  );

  it('lets stories reach for the preview, and not for content', () => {
    expect([found.has(preview), found.has(content)]).toEqual([false, true]);
  });
});
