import type { Page } from '@playwright/test';
import { data, lacking, type Features } from './compat.ts';

/** Members that an object inherits, and functions of a class itself, which one of the oldest browsers lacks. */
interface Missing {
  /** Such as `[['URLSearchParams', 'size']]`. */
  members: [string, string][];
  statics: [string, string][];
  /** Classes and functions of the window. */
  globals: string[];
  /** Pseudo-classes, without the colon. */
  selectors: string[];
}

/**
 * Whether one of the oldest browsers lacks it and all have it today. What some never had stays: pages ask for it first.
 * Members of the window go in any case, such as requestIdleCallback, which Safari has not.
 */
function isMissing({ __compat: compat }: Features, owner = ''): boolean {
  const browsers = compat ? lacking(compat) : [];
  return browsers.length > 0 && (owner === 'Window' || !browsers.some((browser) => browser.endsWith(' never')));
}

const partsOf = (features: Features | undefined) =>
  Object.entries(features ?? {}).filter(([name]) => name !== '__compat') as [string, Features][];

function findMissing(): Missing {
  const missing: Missing = { members: [], statics: [], globals: [], selectors: [] };
  for (const classes of [data.api, data.javascript['builtins'] as Features]) {
    for (const [owner, members] of partsOf(classes)) {
      if (isMissing(members)) missing.globals.push(owner);
      for (const [name, member] of partsOf(members)) {
        if (!isMissing(member, owner)) continue;
        if (name.endsWith('_static')) missing.statics.push([owner, name.replace('_static', '')]);
        else if (/^\w+$/.test(name) && !name.endsWith('_event')) {
          missing.members.push([owner, name]);
          // The compatibility data does not tell the functions of a built-in class from those of its objects.
          if (classes !== data.api) missing.statics.push([owner, name]);
        }
      }
    }
  }
  for (const [name, selector] of partsOf(data.css['selectors'] as Features)) {
    if (isMissing(selector)) missing.selectors.push(name);
  }
  return missing;
}

/** Takes away what one of the oldest supported browsers lacks, before the page's own scripts run. */
export async function takeAway(page: Page): Promise<void> {
  await page.addInitScript(({ members, statics, globals, selectors }: Missing) => {
    const names = window as unknown as Record<string, { prototype?: object } | undefined>;
    for (const [owner, name] of members) {
      const prototype = names[owner]?.prototype;
      if (prototype) Reflect.deleteProperty(prototype, name);
      if (owner === 'Window') Reflect.deleteProperty(window, name);
    }
    for (const [owner, name] of statics) {
      const its = names[owner];
      if (its) Reflect.deleteProperty(its, name);
    }
    for (const name of globals) Reflect.deleteProperty(window, name);
    const unknown = new RegExp(`:(?:${selectors.join('|')})(?![\\w-])`);
    for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype]) {
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
        const own = Reflect.get(prototype, name) as ((selector: string) => unknown) | undefined;
        if (!own) continue;
        Reflect.set(prototype, name, function (this: object, selector: string) {
          if (unknown.test(selector)) throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
          return own.call(this, selector);
        });
      }
    }
  }, findMissing());
}
