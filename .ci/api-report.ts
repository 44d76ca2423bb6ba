import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Entry points whose declarations are reported in full; of the others only the names. */
const whole = /^(?:components|forms|theme)\//;

const withoutComments = (code: string) =>
  code
    .replaceAll(/\/\*[^]*?\*\/|^\/\/#.*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:import |export \{\};)/.test(line))
    .join('\n');

/**
 * Reports a built package's public API as text: the names of each entry point, and the declarations
 * of the components. A changed report means a change for the package's users.
 * @param folder `dist` of the built package
 * @param entries names of its entry points, such as "index"
 */
export function apiReport(folder: string, entries: readonly string[]): string {
  const modules = new Set<string>();
  const lists = entries.map((entry) => {
    const file = join(folder, `${entry}.d.ts`);
    const names: string[] = [];
    for (const [, list = '', path = ''] of readFileSync(file, 'utf8').matchAll(
      /export (?:type )?\{([^}]*)\} from '(\.[^']+)'/g,
    )) {
      names.push(
        ...list
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      );
      const module = join(dirname(file), path).replace(/\.(?:js|tsx?)$/, '.d.ts');
      if (existsSync(module) && whole.test(relative(folder, module))) modules.add(module);
    }
    return `## ${entry}\n\n${names
      .toSorted()
      .map((name) => `- ${name}`)
      .join('\n')}\n`;
  });
  const declarations = [...modules]
    .toSorted()
    .map(
      (module) =>
        `### ${relative(folder, module)}\n\n\`\`\`ts\n${withoutComments(readFileSync(module, 'utf8'))}\n\`\`\`\n`,
    );
  return `# What @hvac/ui offers\n\nMade from the built declarations by the test of the packages.\n\n${lists.join('\n')}\n## Declarations of the components\n\n${declarations.join('\n')}`;
}
