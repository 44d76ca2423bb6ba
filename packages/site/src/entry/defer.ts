/**
 * The only script that a page loads by itself. It brings React at the first sign that the visitor wants something:
 * a touch, a key, the focus, or a form that comes into view; at once where the page is live by nature.
 * Until React is there, nothing the visitor does may be lost, and nothing may stay silent: what is typed is kept, a
 * submit and a press wait for React and say so, and when React cannot come the form says that it was not sent.
 */
import { keepLanding } from '@hvac/ui/lead-forms';
import { turnSlides } from '@hvac/ui/site';
import { report } from '../errors/report.ts';
import { keepDraft, restoreDraft } from './early-draft.ts';
import { bring, bringCode, NeedsReload, runCode } from './load-code.ts';
import { reloadFor, waitingSinceReload } from './reload.ts';

const { dataset } = document.documentElement;

/** A page that is nothing without React. */
const live = '[data-live]';

/** What waits for React, the latest of each: a form, by its id, since React may make it anew, and a control to press. */
let formId: string | undefined;
let control: HTMLElement | undefined;
/** The one that waited when React did not come: the button that tries again does what it was pressed for. */
let failed: HTMLElement | undefined;
let waking: Promise<void> | undefined;
/** "Not sent yet" was said. */
let told = false;

/** What others change in the document before React: translations, password managers, extensions. */
const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => changes.push(...records));

const formOf = (id = formId) => (id ? document.querySelector<HTMLFormElement>(`form[data-lead-form]#${id}`) : null);
/** What says that the form was not sent, or that the page is not ready. */
const noticeOf = (form: HTMLFormElement | null) =>
  form ? form.querySelector<HTMLElement>('[data-not-sent]') : document.querySelector<HTMLElement>('[data-not-ready]');

function say(form: HTMLFormElement | null, on: boolean): void {
  const notice = noticeOf(form);
  if (notice) notice.hidden = !on;
  // What says that it is loading stops saying so.
  if (!form) document.documentElement.toggleAttribute('data-stuck', on);
}

function busy(element: Element | null | undefined, on: boolean): void {
  if (on) element?.setAttribute('aria-busy', 'true');
  else element?.removeAttribute('aria-busy');
}

/** The rules of states that the page did not begin with. Resolves when they are there, or after a second without. */
async function dress(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    // A page without its rare states is better than a page that never comes alive.
    link.addEventListener('error', resolve);
    setTimeout(resolve, 1000);
    document.head.append(link);
  });
}

function wake(): void {
  waking ??= start();
}

async function start(): Promise<void> {
  try {
    const urls = (dataset['code'] ?? '').split(' ').map((name) => `/assets/${name}.js`);
    const styles = dataset['styles'] ?? '';
    await bringCode(urls);
    // While the code runs the line is free, and until React is there nothing needs them.
    void bring(styles).catch(() => {});
    const { hydrate } = await runCode();
    await hydrate(() => {
      changes.push(...observer.takeRecords());
      observer.disconnect();
      return changes;
    });
    const dressed = dress(styles);
    if (formId ?? control) await dressed;
  } catch (error) {
    report('chunk', error);
    waking = undefined;
    await giveUp(error);
    return;
  }
  for (const [type, listener] of Object.entries(early)) document.removeEventListener(type, listener, true);
  dataset['hydrated'] = '';
  say(null, false);
  const form = formOf();
  form?.requestSubmit();
  busy(form, false);
  busy(control, false);
  if (control?.isConnected) control.click();
}

/** React did not come. Whoever waits is told, or taken along; the next touch, key or press tries again. */
async function giveUp(error: unknown): Promise<void> {
  const link = control?.closest('a');
  const form = formOf();
  if (link) location.href = link.href;
  else if (form ?? control ?? document.querySelector(live)) {
    // No reload keeps a chosen file: it is given up only by whoever was told and presses again.
    const hasFile = [...document.querySelectorAll('input')].some(({ files }) => files?.length);
    if (error instanceof NeedsReload && (told || !hasFile) && (await reloadFor(form))) return;
    told = true;
    say(form, true);
    if (form) {
      report('unsent', error);
      noticeOf(form)?.querySelector<HTMLElement>('[tabindex]')?.focus();
    }
  }
  busy(form, false);
  busy(control, false);
  failed = control;
  formId = control = undefined;
}

/** Held back, from React too: it is done once, when React has taken over. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const early = {
  submit(event: Event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !('leadForm' in form.dataset)) return;
    hold(event);
    formId = form.id;
    busy(form, true);
    say(form, false);
    wake();
  },
  click(event: Event) {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-js]') : null;
    if (!pressed) return;
    hold(event);
    if (turnSlides(pressed)) return;
    busy(control, false);
    control = 'again' in pressed.dataset ? (failed ?? pressed) : pressed;
    say(null, false);
    busy(control, true);
    wake();
  },
  input: ({ target }: Event) => keepDraft((target as HTMLInputElement).form),
  // The end of the showing dot's animation is the clock of the slides.
  animationend({ target }: Event) {
    const dot = (target as Element).closest('[data-turn-to]');
    const next = dot?.parentElement?.querySelector<HTMLElement>('[data-turn="1"]');
    if (next) turnSlides(next);
  },
};
for (const [type, listener] of Object.entries(early)) document.addEventListener(type, listener, true);
for (const intent of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
  document.addEventListener(intent, wake, { capture: true, passive: true });

addEventListener('error', ({ error, message }) => report('error', error ?? message));
addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));

// The router, which restores scroll positions once it is live, says so in the entry of the history, and takes that back
// when the page is left. A browser that was gone by then would leave a page that has no router yet at its top.
history.scrollRestoration = 'auto';

keepLanding();

// A link that loads another document shows it, as the router's do.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
  dataset['loading'] = '';
});
addEventListener('pageshow', () => delete dataset['loading']);

function ready(): void {
  observer.observe(document.getElementById('app') ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  const view = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead-form]')) {
    restoreDraft(form);
    view.observe(form);
  }
  formId = waitingSinceReload();
  busy(formOf(), true);
  if (formId || document.querySelector(`${live},[data-held]`)) wake();
  // The home page fetches the offers for whoever goes on to read them. Idle time costs nothing, and a failure is no news.
  if (location.pathname === '/')
    (globalThis.requestIdleCallback ?? setTimeout)(
      () => void fetch('/api/specials', { credentials: 'include' }).catch(() => {}),
    );
}
// Before that the browser itself is still adding to the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready);
else ready();
