import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './command.ts';

const folder = join(root, 'packages/ui/dist');
const entries = ['index', 'forms', 'site', 'lead-forms', 'specials', 'admin', 'hydration', 'theme', 'mocks'];

/** Entry points whose declarations are reported in full; of the others only the names. */
const whole = /^(?:components|forms|theme)\//;

const withoutComments = (code: string) =>
  code
    .replaceAll(/\/\*[^]*?\*\/|^\/\/#.*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:import |export \{\};)/.test(line))
    .join('\n');

/**
 * Reports the public API of the built library as text: the names of each entry point, and the declarations
 * of the components. A changed report means a change for the package's users.
 */
export function apiReport(): string {
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

// `npm run build -w @hvac/ui && node .ci/api-report.ts` writes API.md.
if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'packages/ui/API.md'), apiReport());
