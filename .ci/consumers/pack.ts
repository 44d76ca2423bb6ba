import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from '../command.ts';
import { must } from './install.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with our packages as they are published. */
    tarballs: string;
  }
}

let folder: string;

/** Packs our packages once for all tests of a project. `prepack` builds them first, which takes a while. */
export async function setup({ provide }: TestProject) {
  folder = await mkdtemp(join(tmpdir(), 'tarballs-'));
  for (const name of ['@hvac/content', '@hvac/ui']) {
    await must(run('npm', ['pack', '--silent', '-w', name, '--pack-destination', folder]));
    console.log(`Packed ${name}`);
  }
  provide('tarballs', folder);
}

export const teardown = () => rm(folder, { recursive: true });
