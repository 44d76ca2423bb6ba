/**
 * The only script that a page loads by itself. It hydrates the page at the first interaction: a touch, a key, focus, or a
 * form that scrolls into view; at once on pages that are nothing without React.
 * Until then it saves what is typed, holds a submit or a click back and shows that it is busy. When React fails to load,
 * the form says that it was not sent.
 */
import { keepLanding } from '@hvac/ui/lead-forms';
import { turnSlides } from '@hvac/ui/site';
import { report } from '../errors/report.ts';
import { keepDraft, restoreDraft } from './early-draft.ts';
import { fetchFile, fetchCode, NeedsReload, importClient } from './load-code.ts';
import { reloadAndSubmit, takePendingSubmit } from './reload.ts';

const { dataset } = document.documentElement;

/** Marks a page that is nothing without React. */
const needsReact = '[data-live]';

/** The submit that waits for hydration: the form's id, since React may replace the element. */
let pendingFormId: string | undefined;
/** The click that waits for hydration. */
let pendingControl: HTMLElement | undefined;
/** The control that was waiting when React failed to load: the retry button clicks it. */
let failedControl: HTMLElement | undefined;
let hydration: Promise<void> | undefined;
/** The visitor has seen that the form was not sent. */
let isWarned = false;

/** What translations, password managers and extensions change before hydration. */
const mutations: MutationRecord[] = [];
const observer = new MutationObserver((records) => mutations.push(...records));

const getForm = (id = pendingFormId) =>
  id ? document.querySelector<HTMLFormElement>(`form[data-lead-form]#${id}`) : null;
/** The alert that the form was not sent, or that the page is not ready. */
const getAlert = (form: HTMLFormElement | null) =>
  form ? form.querySelector<HTMLElement>('[data-not-sent]') : document.querySelector<HTMLElement>('[data-not-ready]');

function showAlert(form: HTMLFormElement | null, isShown: boolean): void {
  const alert = getAlert(form);
  if (alert) alert.hidden = !isShown;
  // Hides the loading state.
  if (!form) document.documentElement.toggleAttribute('data-stuck', isShown);
}

function setBusy(element: Element | null | undefined, isBusy: boolean): void {
  if (isBusy) element?.setAttribute('aria-busy', 'true');
  else element?.removeAttribute('aria-busy');
}

/** Loads the whole stylesheet, for states that the page did not begin with. Resolves after a second at the latest. */
async function loadStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    // A page without its rare states is better than a page that never hydrates.
    link.addEventListener('error', resolve);
    setTimeout(resolve, 1000);
    document.head.append(link);
  });
}

function hydrateOnce(): void {
  hydration ??= start();
}

async function start(): Promise<void> {
  try {
    const urls = (dataset['code'] ?? '').split(' ').map((name) => `/assets/${name}.js`);
    const styles = dataset['styles'] ?? '';
    await fetchCode(urls);
    // The network is idle while the code runs.
    void fetchFile(styles).catch(() => {});
    const { hydrate } = await importClient();
    await hydrate(() => {
      mutations.push(...observer.takeRecords());
      observer.disconnect();
      return mutations;
    });
    const stylesLoaded = loadStyles(styles);
    if (pendingFormId ?? pendingControl) await stylesLoaded;
  } catch (error) {
    report('chunk', error);
    hydration = undefined;
    await handleFailure(error);
    return;
  }
  for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
  dataset['hydrated'] = '';
  showAlert(null, false);
  const form = getForm();
  form?.requestSubmit();
  setBusy(form, false);
  setBusy(pendingControl, false);
  if (pendingControl?.isConnected) pendingControl.click();
}

/** React failed to load: follows the link, reloads, or shows an alert. The next touch, key or click tries again. */
async function handleFailure(error: unknown): Promise<void> {
  const link = pendingControl?.closest('a');
  const form = getForm();
  if (link) location.href = link.href;
  else if (form ?? pendingControl ?? document.querySelector(needsReact)) {
    // A reload loses a chosen file, so it takes a second press after the alert.
    const hasFile = [...document.querySelectorAll('input')].some(({ files }) => files?.length);
    if (error instanceof NeedsReload && (isWarned || !hasFile) && (await reloadAndSubmit(form))) return;
    isWarned = true;
    showAlert(form, true);
    if (form) {
      report('unsent', error);
      getAlert(form)?.querySelector<HTMLElement>('[tabindex]')?.focus();
    }
  }
  setBusy(form, false);
  setBusy(pendingControl, false);
  failedControl = pendingControl;
  pendingFormId = pendingControl = undefined;
}

/** Keeps the event from React too, which would handle it a second time after hydration. */
function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const listeners = {
  submit(event: Event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !('leadForm' in form.dataset)) return;
    stopEvent(event);
    pendingFormId = form.id;
    setBusy(form, true);
    showAlert(form, false);
    hydrateOnce();
  },
  click(event: Event) {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-js]') : null;
    if (!pressed) return;
    stopEvent(event);
    if (turnSlides(pressed)) return;
    setBusy(pendingControl, false);
    pendingControl = 'again' in pressed.dataset ? (failedControl ?? pressed) : pressed;
    showAlert(null, false);
    setBusy(pendingControl, true);
    hydrateOnce();
  },
  input: ({ target }: Event) => keepDraft((target as HTMLInputElement).form),
  // The animation of the current dot times the slides.
  animationend({ target }: Event) {
    const dot = (target as Element).closest('[data-turn-to]');
    const next = dot?.parentElement?.querySelector<HTMLElement>('[data-turn="1"]');
    if (next) turnSlides(next);
  },
};
for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
for (const intent of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
  document.addEventListener(intent, hydrateOnce, { capture: true, passive: true });

addEventListener('error', ({ error, message }) => report('error', error ?? message));
addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));

// The router sets this to manual while it runs. A browser that was closed then would restore the page without its scroll
// position.
history.scrollRestoration = 'auto';

keepLanding();

// Show that a link is loading another document, as the router does for its own.
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
    if (entries.some(({ isIntersecting }) => isIntersecting)) hydrateOnce();
  });
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead-form]')) {
    restoreDraft(form);
    view.observe(form);
  }
  pendingFormId = takePendingSubmit();
  setBusy(getForm(), true);
  if (pendingFormId || document.querySelector(`${needsReact},[data-held]`)) hydrateOnce();
  // The home page prefetches the offers when idle. A failure does not matter.
  if (location.pathname === '/')
    (globalThis.requestIdleCallback ?? setTimeout)(
      () =>
        void fetch('/api/specials', { credentials: 'include', headers: { Accept: 'application/json' } }).catch(
          () => {},
        ),
    );
}
// Before that, the parser's own changes would be recorded.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready);
else ready();
