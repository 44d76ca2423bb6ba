import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { raw } from '../support/raw.ts';
import { startTestServer } from '../support/server.ts';

const up = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..%00', '....', '..;', '%c0%ae%c0%ae', '%ef%bc%8e%ef%bc%8e'];
const separators = ['/', '%2f', '\\', '%5c', '//', '%252f', '/./'];
const prefixes = ['/', '/assets/', '/services/', '/.well-known/', '/api/'];
const depths = [1, 2, 6];

const paths = prefixes.flatMap((prefix) =>
  up.flatMap((dots) =>
    separators.flatMap((separator) => depths.map((depth) => prefix + `${dots}${separator}`.repeat(depth))),
  ),
);

test('1,050 ways to climb out of the site lead to nothing that lies beside it', async () => {
  const siteDir = await builtSite();
  const secret = 'what lies beside the site';
  await writeFile(join(dirname(siteDir), 'beside.txt'), secret);
  const { url, dataDir } = await startTestServer({ siteDir });
  await writeFile(join(dataDir, 'beside.txt'), secret);
  const told = new Set<number>();
  for (const path of paths) {
    const { bytes, status } = await raw(url, `${path}beside.txt`);
    told.add(status);
    expect(bytes.toString(), path).not.toContain(secret);
  }
  expect(paths).toHaveLength(1050);
  expect([...told].filter((status) => status === 200 || status >= 500)).toEqual([]);
});
