import { parseSync } from 'vite';
import { data, feature, find, lacking, type Features, type Findings } from './compat.ts';

const { api, javascript } = data;
const builtins = feature(javascript, 'builtins');

/** An ESTree node. */
interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (value: unknown) => (isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined);

/** Syntax newer than ES2021, by node type. */
const syntax: Readonly<Record<string, (node: Node) => readonly string[] | undefined>> = {
  StaticBlock: () => ['classes', 'static', 'initialization_blocks'],
  BinaryExpression: ({ operator, left }) =>
    operator === 'in' && isNode(left) && left.type === 'PrivateIdentifier'
      ? ['classes', 'private_class_fields_in']
      : undefined,
  ImportAttribute: () => ['statements', 'import', 'import_attributes'],
  VariableDeclaration: ({ kind }) => (String(kind).endsWith('using') ? ['statements', 'using'] : undefined),
};

/** Regular expression features, by their source or flags. */
const patterns: readonly [RegExp, string][] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?(?:[ims]+-?|-)[ims]*:/, 'modifier'],
];
const flags: Readonly<Record<string, string>> = { d: 'hasIndices', v: 'unicodeSets' };

/** Features by member name, for all classes: a scan cannot know an object's class. */
const members = new Map<string, Features[]>();
for (const classes of [builtins, api]) {
  for (const part of Object.values(classes ?? {}) as Features[]) {
    for (const [name, member] of Object.entries(part)) {
      if (!name.startsWith('__') && (member as Features).__compat) {
        members.set(name, [...(members.get(name) ?? []), member as Features]);
      }
    }
  }
}

/** A name counts only if no class had it before, since the older method may be the one in use. */
function findMember(findings: Findings, name: string): void {
  const known = members.get(name) ?? [];
  const [first] = known;
  if (first && known.every(({ __compat }) => __compat && lacking(__compat).length > 0))
    find(findings, `.${name}()`, first);
}

function read(node: Node, findings: Findings): void {
  const path = syntax[node.type]?.(node);
  if (path) find(findings, path.join(' '), feature(javascript, ...path));
  if (node.type === 'Literal' && node['regex'])
    readPattern(node['regex'] as Record<'pattern' | 'flags', string>, findings);
  if (node.type === 'MemberExpression' && node['computed'] === false) {
    const [object = '', member = ''] = [nameOf(node['object']), nameOf(node['property'])];
    find(
      findings,
      `${object}.${member}`,
      feature(builtins, object, member) ?? feature(api, object, `${member}_static`),
    );
  }
  if (node.type === 'CallExpression') readSelectors(node, findings);
  // A missing property is undefined; calling a missing method throws.
  if (node.type === 'CallExpression' && node['optional'] === false && isNode(node['callee'])) {
    const { object, property } = node['callee'];
    if (!feature(api, nameOf(object) ?? '')) findMember(findings, nameOf(property) ?? '');
    const called = nameOf(node['callee']) ?? '';
    find(findings, called, feature(api, 'Window', called));
  }
  // A browser global; names from the bundle are shorter or declared.
  const name = nameOf(node);
  if (name) find(findings, name, feature(builtins, name) ?? feature(api, name));
}

/** Methods that throw for a selector that the browser does not know. */
const selectorMethods = ['matches', 'closest', 'querySelector', 'querySelectorAll'];

/** The text of a string; of a template, what is written between its expressions. */
function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return '';
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ');
}

/** Reads the pseudo-classes of a selector that is written in the call. */
function readSelectors({ callee, arguments: given }: Node, findings: Findings): void {
  const method = isNode(callee) ? (nameOf(callee['property']) ?? '') : '';
  if (!selectorMethods.includes(method)) return;
  for (const argument of given as unknown[]) {
    for (const [, name = ''] of textOf(argument).matchAll(/:([a-z-]+)/g)) {
      find(findings, `selector :${name}`, feature(data.css, 'selectors', name));
    }
  }
}

function readPattern({ pattern, flags: set }: Record<'pattern' | 'flags', string>, findings: Findings): void {
  for (const [shape, name] of patterns) {
    if (shape.test(pattern)) find(findings, name, feature(javascript, 'regular_expressions', name));
  }
  for (const flag of set) {
    const name = flags[flag];
    if (name) find(findings, `flag ${flag}`, feature(builtins, 'RegExp', name));
  }
}

/** Finds syntax, built-in objects and browser APIs in a script that the oldest browsers lack. */
export function scriptFindings(code: string): Findings {
  const { program, errors } = parseSync('script.js', code);
  if (errors[0]) throw new Error(errors[0].message);
  const findings: Findings = new Map();
  const open: unknown[] = [program];
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) open.push(...(value as unknown[]));
    else if (isNode(value)) {
      read(value, findings);
      open.push(...Object.values(value));
    }
  }
  return findings;
}
