import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  type DocumentationBuilder,
  ERROR_CODES,
  type Handler,
  makeFsImporter,
  type NodePath,
  parse,
  utils,
} from 'react-docgen';
import type { Plugin } from 'vite';

const packages = resolve(import.meta.dirname, '../../packages');

type Note = (property: NodePath) => void;

/** Goes through the properties of a type, also of `A & (B | C)`, `Page['video']`, and of an interface that extends Pick or Omit. */
function eachProperty(documentation: DocumentationBuilder, type: NodePath, note: Note): void {
  const declared = utils.resolveGenericTypeAnnotation(type) ?? type;
  if (declared.isTSIntersectionType() || declared.isTSUnionType()) {
    for (const part of [declared.get('types')].flat()) eachProperty(documentation, part, note);
    return;
  }
  if (declared.isTSParenthesizedType()) {
    eachProperty(documentation, declared.get('typeAnnotation'), note);
    return;
  }
  if (declared.isTSIndexedAccessType()) {
    const wanted = utils.printValue(declared.get('indexType'));
    eachProperty(documentation, declared.get('objectType'), (property) => {
      if (`'${utils.getPropertyName(property as never)}'` === wanted)
        eachProperty(documentation, property.get('typeAnnotation.typeAnnotation') as NodePath, note);
    });
    return;
  }
  for (const base of declared.isTSInterfaceDeclaration() ? [declared.get('extends')].flat() : []) {
    if (!base.hasNode()) continue;
    const name = utils.printValue(base.get('expression') as NodePath);
    if (name !== 'Pick' && name !== 'Omit') continue;
    const [whole, keys] = base.get('typeParameters.params') as unknown as [NodePath, NodePath];
    const named = utils.printValue(keys);
    eachProperty(documentation, whole, (property) => {
      if (named.includes(`'${utils.getPropertyName(property as never)}'`) === (name === 'Pick')) note(property);
    });
  }
  utils.applyToTypeProperties(documentation, type, note, null);
}

/** Notes each property's type as it is written; react-docgen's own handler knows no more than "union" or "unknown" of many. */
const writtenTypes: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component))
    eachProperty(documentation, type, (property) => {
      if (!property.isTSPropertySignature()) return;
      const annotation = property.get('typeAnnotation') as NodePath;
      const printed = utils.printValue(annotation.get('typeAnnotation') as NodePath);
      const raw = printed.replaceAll(/\/\*\*[^]*?\*\/\s*/g, '');
      if (raw === 'never') return;
      const described = documentation.getPropDescriptor(utils.getPropertyName(property) ?? '');
      // A property of two types of a union, such as `standalone?: false` and `standalone: true`.
      const isSwitch = described.tsType?.name === 'literal' && /^(?:true|false)$/.test(raw);
      described.required = !property.node.optional && described.required !== false;
      described.tsType = isSwitch ? { name: 'boolean' } : ({ ...utils.getTSType(annotation as never), raw } as never);
      utils.setPropDescription(documentation, property);
      // What stands in for a property that is passed on, or is a look of the styles.
      const [told, value] = /\s*@default (.+)/.exec(described.description ?? '') ?? [];
      if (!told || !value) return;
      described.description = described.description?.replace(told, '') ?? '';
      described.defaultValue = { value, computed: false };
    });
};

const handlers = Object.values(builtinHandlers).map((handler) =>
  handler === builtinHandlers.codeTypeHandler ? writtenTypes : handler,
);

/** Our own modules are imported by their files, or as `@hvac/content/model`; what others type says nothing of ours. */
function lookUp(name: string, folder: string): string {
  const file = name.startsWith('@hvac/')
    ? resolve(packages, `${name.replace(/^@hvac\/(\w+)/, '$1/src')}.ts`)
    : resolve(folder, name);
  if (/^[.@]/.test(name) && existsSync(file)) return file;
  throw Object.assign(new Error(name), { code: 'MODULE_NOT_FOUND' });
}

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const caches = { parseCache: new Map(), resolveCache: new Map() };
const importer = makeFsImporter(lookUp, caches);

/** The components of a module with their properties. Empty for a module without one. */
export function propertiesOf(code: string, filename: string) {
  try {
    const found = parse(code, { filename, resolver, handlers, importer });
    for (const [name, { defaultValue }] of found.flatMap(({ props }) => Object.entries(props ?? {})))
      // A name from another file is followed to its value, of which "object" is all that the table says.
      if (typeof defaultValue?.value === 'string' && defaultValue.value.startsWith('{'))
        defaultValue.value = new RegExp(`\\b${name} = (\\w+)`).exec(code)?.[1] ?? defaultValue.value;
    return found;
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/**
 * Gives each component the properties that its docs table shows. Storybook's own plugins cannot: react-docgen says "union" of
 * many types, and react-docgen-typescript needs a compiler API that TypeScript 7 does not have.
 */
export const docgen = (): Plugin => ({
  name: 'docgen',
  enforce: 'pre',
  watchChange: () => caches.parseCache.clear(),
  transform: {
    filter: { id: { include: /\/packages\/\w+\/src\/.*\.tsx$/, exclude: /\.stories\.tsx$/ } },
    handler(code, filename) {
      const found = propertiesOf(code, filename);
      if (found.length === 0) return undefined;
      const notes = found.map((info) => `${info.displayName}.__docgenInfo=${JSON.stringify(info)};`);
      // All behind the last line: the source map still holds.
      return { code: `${code};${notes.join('')}`, map: null };
    },
  },
});
