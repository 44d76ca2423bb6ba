import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** Packages that the code of a folder imports, types apart: those are gone when it runs. */
function importedBy(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const specifiers = files.flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/^(?!import type).* from '([^']+)';$/gm),
      ([, specifier = '']) => specifier,
    ),
  );
  const names = specifiers.map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  return [...new Set(names)].filter((name) => !/^(?:\.|node:)/.test(name));
}

// docs/deploy.md shows an install of these alone for a server: `npm ci --omit=dev -w @hvac/api`.
test.each(['api', 'content'])(
  'what packages/%s imports when it runs is installed without development packages',
  (name) => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(packages, name, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>;
    const imported = importedBy(join(packages, name, 'src'));
    expect(imported).toContain('zod');
    expect(Object.keys({ ...dependencies, ...peerDependencies })).toEqual(expect.arrayContaining(imported));
  },
);
