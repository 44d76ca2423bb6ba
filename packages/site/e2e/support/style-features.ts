import { type Atrule, type CssNode, type Declaration, generate, parse, walk } from 'css-tree';
import { data, feature, find, type Features, type Findings } from './compat.ts';

const properties = feature(data.css, 'properties');
const selectors = feature(data.css, 'selectors');
const rules = feature(data.css, 'at-rules');
const types = feature(data.css, 'types');

/** Newer length units, by their path in the compatibility data. */
const units = (unit: string): Features | undefined => {
  if (/^cq(w|h|i|b|min|max)$/.test(unit)) return feature(types, 'length', 'container_query_length_units');
  if (/^[sld]v(w|h|i|b|min|max)$/.test(unit)) return feature(types, 'length', 'viewport_percentage_units_dynamic');
  return feature(types, 'length', unit);
};

function readValue({ property, value }: Declaration, findings: Findings): void {
  const known = feature(properties, property);
  find(findings, property, known);
  if (value.type === 'Raw') return;
  walk(value, (node) => {
    if (node.type === 'Identifier') find(findings, `${property}: ${node.name}`, feature(known, node.name));
    if (node.type === 'Operator' && property === 'content') {
      find(findings, 'content: alternative text', feature(known, 'alt_text'));
    }
    if (node.type === 'Dimension') find(findings, `unit ${node.unit}`, units(node.unit.toLowerCase()));
    if (node.type !== 'Function') return;
    const name = node.name.toLowerCase();
    find(
      findings,
      `${property}: ${name}()`,
      feature(known, name) ?? feature(types, name) ?? feature(types, 'color', name),
    );
  });
}

/** Whether an earlier declaration in the block, prefixed or with a widely supported value, serves older browsers. */
const hasPlainForm = (declaration: Declaration, before: readonly Declaration[]) =>
  before.some((other) => {
    if (other.property === `-webkit-${declaration.property}`) return true;
    if (other.property !== declaration.property) return false;
    const findings: Findings = new Map();
    readValue(other, findings);
    return findings.size === 0;
  });

function readRule({ name, prelude, block }: Atrule, findings: Findings): void {
  const known = feature(rules, name);
  find(findings, `@${name}`, known);
  const condition = prelude ? generate(prelude) : '';
  if (name === 'media' && /[<>]/.test(condition)) find(findings, '@media range', feature(known, 'range_syntax'));
  for (const [, part = ''] of condition.matchAll(/\(\s*([a-z-]+)\s*[:)]/g))
    find(findings, `@${name} (${part})`, feature(known, part));
  if (name !== 'font-face') return;
  block?.children.forEach((node) => {
    if (node.type === 'Declaration') find(findings, `@font-face ${node.property}`, feature(known, node.property));
  });
}

/** Whether a selector has a pseudo-class that an old browser does not know, outside the lists that forgive it. */
function lacksPseudoClass(selector: CssNode): boolean {
  const found: Findings = new Map();
  walk(selector, function (part) {
    if (part.type !== 'PseudoClassSelector') return undefined;
    if (part.name === 'is' || part.name === 'where') return walk.skip;
    find(found, part.name, feature(selectors, part.name));
    return undefined;
  });
  return found.size > 0;
}

/**
 * Finds properties, values, selectors, units and conditions in a style sheet that the oldest browsers lack. Skips a
 * declaration with a fallback before it in the same block, and everything inside `@supports`.
 */
export function styleFindings(css: string): Findings {
  const findings: Findings = new Map();
  const visit = (node: CssNode, nested: boolean): void => {
    if (nested) find(findings, 'nesting', feature(selectors, 'nesting'));
    if (node.type === 'Atrule') {
      readRule(node, findings);
      if (node.name !== 'supports' && node.name !== 'font-face')
        node.block?.children.forEach((child) => visit(child, nested));
    }
    if (node.type !== 'Rule') return;
    walk(node.prelude, (part) => {
      if (part.type === 'PseudoClassSelector') find(findings, `:${part.name}`, feature(selectors, part.name));
      if (part.type === 'PseudoElementSelector') find(findings, `::${part.name}`, feature(selectors, part.name));
    });
    if (node.prelude.type === 'SelectorList') {
      const isMissing = node.prelude.children.toArray().map(lacksPseudoClass);
      // An old browser drops the whole rule.
      if (isMissing.includes(true) && isMissing.includes(false)) {
        findings.set(`list ${generate(node.prelude)}`, ['a selector of the list is newer than the others']);
      }
    }
    const before: Declaration[] = [];
    node.block.children.forEach((child) => {
      if (child.type !== 'Declaration') visit(child, true);
      else {
        if (!child.property.startsWith('--') && !hasPlainForm(child, before)) readValue(child, findings);
        before.push(child);
      }
    });
  };
  const sheet = parse(css);
  if (sheet.type === 'StyleSheet') sheet.children.forEach((node) => visit(node, false));
  return findings;
}
