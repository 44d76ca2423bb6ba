import MockDate from 'mockdate';
import { delay, http, type HttpHandler } from 'msw';
import { brandNames, brandProperties, brands } from '../packages/ui/src/theme/brands/brands.ts';

interface Choice {
  value: string;
  title: string;
}

const control = <Name extends string>(description: string, icon: Name, items: readonly Choice[]) => ({
  description,
  toolbar: { title: description, icon, dynamicTitle: true, items: [...items] },
});

/** The toolbar's switches: what a visitor's browser, or another company, would change. */
export const controls = {
  clock: control('Clock', 'time', [
    { value: '2026-11-21T10:00:00-05:00', title: 'Saturday 10 AM' },
    { value: '2025-11-30T23:59:00-05:00', title: 'Offers end in a minute' },
    { value: '2025-12-01T00:00:00-05:00', title: 'Offers ended' },
    { value: '2026-07-04T02:00:00-04:00', title: 'Saturday, 2 AM' },
    { value: '2026-11-26T10:00:00-05:00', title: 'Thanksgiving' },
  ]),
  brand: control(
    'Brand',
    'paintbrush',
    brandNames.map((name) => ({ value: name, title: brands[name].title })),
  ),
  text: control('Text size', 'zoom', [
    { value: '100%', title: '100%' },
    { value: '200%', title: '200%' },
  ]),
  words: control('Text length', 'paragraph', [
    { value: 'as-written', title: 'Text as is' },
    { value: 'long', title: 'Long text' },
  ]),
  direction: control('Direction', 'transfer', [
    { value: 'ltr', title: 'LTR' },
    { value: 'rtl', title: 'RTL' },
  ]),
  motion: control('Motion', 'play', [
    { value: 'as-set', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  network: control('Network', 'lightning', [
    { value: 'fast', title: 'Online' },
    { value: 'slow', title: 'Slow: 3 s' },
    { value: 'offline', title: 'Offline' },
  ]),
};

export const initialGlobals = {
  /** A Saturday morning in Jacksonville. */
  clock: '2026-11-21T10:00:00-05:00',
  brand: 'coastal',
  text: '100%',
  words: 'as-written',
  direction: 'ltr',
  motion: 'as-set',
  network: 'fast',
};

type Globals = Readonly<Record<string, unknown>>;

/** Makes texts half as long again, as a translation would; new ones too. Returns how to stop. */
function lengthen(root: HTMLElement): () => void {
  const done = new WeakMap<Node, string>();
  const read = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!/\p{L}{3}/u.test(text) || done.get(node) === text) continue;
      const longer = `${text} ${text.slice(0, Math.ceil(text.length / 2)).trim()}`;
      done.set(node, longer);
      node.nodeValue = longer;
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  read();
  return () => observer.disconnect();
}

// No animation at all: the end of one of 0 s would turn the slides.
const still = '*,*::before,*::after{animation:none!important;transition-duration:0s!important}';

/** What the switches do to the page. Returns how to undo all of it. */
export function applyToolbar(globals: Globals): () => void {
  const { documentElement: html, body, head } = document;
  // Dates stand still; timers and animations go on.
  MockDate.set(String(globals['clock']));
  const undo = [() => MockDate.reset()];
  const brand = brandNames.find((name) => name === globals['brand']);
  const properties = Object.entries(brandProperties(brands[brand ?? 'coastal']));
  for (const [name, value] of properties) html.style.setProperty(name, value);
  undo.push(() => {
    for (const [name] of properties) html.style.removeProperty(name);
  });
  if (globals['text'] === '200%') {
    html.style.fontSize = '200%';
    undo.push(() => html.style.removeProperty('font-size'));
  }
  if (globals['direction'] === 'rtl') {
    html.dir = 'rtl';
    undo.push(() => html.removeAttribute('dir'));
  }
  if (globals['motion'] === 'reduced') {
    const sheet = document.createElement('style');
    sheet.textContent = still;
    head.append(sheet);
    undo.push(() => sheet.remove());
  }
  if (globals['words'] === 'long') undo.push(lengthen(body));
  return () => {
    for (const step of undo) step();
  };
}

/** What stands before the API's own handlers: a wait, or no answer at all. */
export function networkHandlers(globals: Globals): HttpHandler[] {
  if (globals['network'] === 'offline') return [http.all('*/api/*', () => Response.error())];
  if (globals['network'] !== 'slow') return [];
  return [
    http.all('*/api/*', async () => {
      await delay(3000);
    }),
  ];
}
