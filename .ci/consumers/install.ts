import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { root, run, type Finished } from '../command.ts';

/** @throws {Error} with the program's output when it fails */
export async function must(running: Promise<Finished>): Promise<string> {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output);
  return output;
}

/** Paths of our packages, packed. */
export async function tarballs(): Promise<Record<'content' | 'ui', string>> {
  const folder = inject('tarballs');
  const names = await readdir(folder);
  const named = (name: string) => join(folder, names.find((file) => file.startsWith(`hvac-${name}-`)) ?? '');
  return { content: named('content'), ui: named('ui') };
}

/**
 * Makes a project outside of the workspace, with our packages as they are published.
 * @param source folder of its files, beside this one
 * @param project empty folder
 * @param dependencies versions by package name
 */
export async function installProject(source: string, project: string, dependencies: Record<string, string>) {
  await cp(join(import.meta.dirname, source), project, { recursive: true });
  const { content, ui } = await tarballs();
  const ours = { '@hvac/content': `file:${content}`, '@hvac/ui': `file:${ui}` };
  const manifest = { private: true, type: 'module', dependencies: { ...dependencies, ...ours } };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await must(run('npm', ['install', ...quiet], { cwd: project }));
}

/** The version of a package in this repository's lockfile. */
export async function pinned(name: string): Promise<string> {
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { version } = (await import(manifest, { with: { type: 'json' } })).default as { version: string };
  return version;
}
