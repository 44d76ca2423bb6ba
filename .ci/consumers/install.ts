import { cp, glob, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run, type Finished } from '../command.ts';

/** @throws {Error} with the program's output when it fails */
export async function must(running: Promise<Finished>): Promise<string> {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output);
  return output;
}

/**
 * Makes a project outside of the workspace, with our packages as they are published.
 * @param source folder of its files, beside this one
 * @param project empty folder
 * @param dependencies versions by package name
 */
export async function installProject(source: string, project: string, dependencies: Record<string, string>) {
  await must(run('npm', ['pack', '--silent', '-w', '@hvac/content', '-w', '@hvac/ui', '--pack-destination', project]));
  await cp(join(import.meta.dirname, source), project, { recursive: true });
  const all = { ...dependencies };
  for await (const file of glob('*.tgz', { cwd: project })) {
    all[file.replace(/^hvac-(\w+)-.*/, '@hvac/$1')] = `file:${file}`;
  }
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: all }));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await must(run('npm', ['install', ...quiet], { cwd: project }));
}

/** The version of a package in this repository's lockfile. */
export async function pinned(name: string): Promise<string> {
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { version } = (await import(manifest, { with: { type: 'json' } })).default as { version: string };
  return version;
}
