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

/** The classes of the names of a function, or of the script: undefined for what is not known. */
type Scope = ReadonlyMap<string, string | undefined>;

const isFunction = ({ type }: Node) => /Function/.test(type);

/** The nodes right below. */
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Names that a pattern declares, such as those of parameters. */
const namesIn = (node: Node): string[] => [nameOf(node) ?? [], ...childrenOf(node).map(namesIn)].flat();

/** What a function returns if it is written as `() => new URLSearchParams()`, or with one `return` of a new object. */
function returned({ body }: Node): Node | undefined {
  if (!isNode(body)) return undefined;
  if (body.type !== 'BlockStatement') return body;
  const returns = childrenOf(body).filter(({ type }) => type === 'ReturnStatement');
  const argument = returns.length === 1 ? returns[0]?.['argument'] : undefined;
  return isNode(argument) ? argument : undefined;
}

/** The class of an expression: of `new URL()`, of its `searchParams`, and of names and functions that hold them. */
function classOf(node: unknown, scopes: readonly Scope[]): string | undefined {
  if (!isNode(node)) return undefined;
  const name = nameOf(node);
  if (name !== undefined) return scopes.findLast((scope) => scope.has(name))?.get(name);
  if (node.type === 'NewExpression') return nameOf(node['callee']);
  if (isFunction(node)) {
    const result = returned(node);
    return classOf(result, nameOf(result) === undefined ? scopes : [...scopes, scopeOf(node, scopes)]);
  }
  if (node.type === 'CallExpression') return classOf(node['callee'], scopes);
  if (node.type === 'MemberExpression' && nameOf(node['property']) === 'searchParams') return 'URLSearchParams';
  return undefined;
}

const scopesOf = new WeakMap<Node, Scope>();

/** The names that a function or the script declares, without those of the functions in it. */
function scopeOf(owner: Node, outer: readonly Scope[]): Scope {
  const known = scopesOf.get(owner);
  if (known) return known;
  const scope = new Map<string, string | undefined>();
  scopesOf.set(owner, scope);
  for (const parameter of [owner['params'] ?? []].flat().filter(isNode)) {
    for (const name of namesIn(parameter)) scope.set(name, undefined);
  }
  const declare = (name: string, value: unknown) =>
    scope.set(name, scope.has(name) ? undefined : classOf(value, [...outer, scope]));
  const visit = (node: Node): void => {
    if (node.type === 'FunctionDeclaration') declare(nameOf(node['id']) ?? '', node);
    if (node.type === 'VariableDeclarator' && isNode(node['id'])) {
      const own = nameOf(node['id']);
      if (own !== undefined) declare(own, node['init']);
      else for (const name of namesIn(node['id'])) scope.set(name, undefined);
    }
    if (!isFunction(node)) childrenOf(node).forEach(visit);
  };
  childrenOf(owner).forEach(visit);
  return scope;
}

/** A property that older browsers lack, of an object whose class the script shows: there it is undefined. */
function readProperty({ object, property }: Node, scopes: readonly Scope[], findings: Findings): void {
  const [owner, name] = [classOf(object, scopes), nameOf(property)];
  if (owner === undefined || name === undefined) return;
  find(findings, `${owner} .${name}`, feature(api, owner, name) ?? feature(builtins, owner, name));
}

function read(node: Node, findings: Findings): void {
  // An expression that is built of texts is none for the parser.
  const text = node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : node['value'];
  if (typeof text === 'string' && (node.type === 'TemplateElement' || node.type === 'Literal')) {
    readPattern({ pattern: text, flags: '' }, findings);
  }
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
  const open: { node: Node; scopes: readonly Scope[] }[] = [{ node: program as unknown as Node, scopes: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    const isOwner = isFunction(node) || node.type === 'Program';
    const scopes = isOwner ? [...next.scopes, scopeOf(node, next.scopes)] : next.scopes;
    read(node, findings);
    if (node.type === 'MemberExpression' && node['computed'] === false) readProperty(node, scopes, findings);
    open.push(...childrenOf(node).map((child) => ({ node: child, scopes })));
  }
  return findings;
}
