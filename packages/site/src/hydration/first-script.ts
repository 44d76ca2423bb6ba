/**
 * The only script that a page loads by itself. It fetches the page's code when the browser is idle, and hydrates the page
 * at the first interaction: a touch, a key, focus or text; at once on pages that are nothing without React.
 * Until then it saves what is typed, and holds a submit or a click back. A form whose code does not load is posted by the
 * browser.
 */
import { keepLanding, keptLanding, turnSlides } from '@hvac/ui/hydration';
import { forgetDraft, keepDraft, restoreDraft } from './early-draft.ts';
import { fetchOnce, loadClient, NeedsReload } from './load-code.ts';

const { dataset } = document.documentElement;
const urls = dataset['code']?.split(' ').map((name) => `/assets/${name}.js`) ?? [];
const styles = dataset['styles'] ?? '';

/** How long a submit waits for hydration before the browser posts the form, in milliseconds. */
const longestHold = 10_000;
/** After the page has loaded, in milliseconds. */
const idleTime = 2_000;

/** The submit that waits for hydration: the form's id, since React may replace the element. */
let pendingFormId: string | undefined;
/** The click that waits for hydration. */
let pendingControl: HTMLElement | undefined;
/** The control that was waiting when React failed to load: the retry button clicks it. */
let failedControl: HTMLElement | undefined;
let hydration: Promise<void> | undefined;

/** What translations, password managers and extensions change before hydration. */
const mutations: MutationRecord[] = [];
const observer = new MutationObserver((records) => mutations.push(...records));

const getForm = () =>
  pendingFormId ? document.querySelector<HTMLFormElement>(`form[data-lead-form]#${pendingFormId}`) : null;

/** Shows that the page is not ready, with a button to try again. */
function showAlert(isShown: boolean): void {
  const alert = document.querySelector<HTMLElement>('[data-not-ready]');
  if (alert) alert.hidden = !isShown;
  // Hides the loading state.
  document.documentElement.toggleAttribute('data-stuck', isShown);
}

function setBusy(element: Element | null | undefined, isBusy: boolean): void {
  if (isBusy) element?.setAttribute('aria-busy', 'true');
  else element?.removeAttribute('aria-busy');
}

/** Loads the whole stylesheet, for states that the page did not begin with. Resolves after a second at the latest. */
async function loadStyles(): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    // A page without its rare states is better than a page that never hydrates.
    link.addEventListener('error', resolve);
    setTimeout(resolve, 1000);
    document.head.append(link);
  });
}

function hydrateOnce(): void {
  if (urls.length > 0) hydration ??= start();
}

async function start(): Promise<void> {
  try {
    const { hydrate } = await loadClient(urls);
    // The network is idle while the code runs.
    void fetchOnce(styles).catch(() => {});
    await hydrate(() => {
      mutations.push(...observer.takeRecords());
      observer.disconnect();
      return mutations;
    });
    const stylesLoaded = loadStyles();
    if (pendingFormId ?? pendingControl) await stylesLoaded;
  } catch (error) {
    hydration = undefined;
    handleFailure(error);
    return;
  }
  for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
  dataset['hydrated'] = '';
  showAlert(false);
  const form = getForm();
  form?.requestSubmit();
  setBusy(form, false);
  setBusy(pendingControl, false);
  if (pendingControl?.isConnected) pendingControl.click();
}

/** React failed to load: posts the form, follows the link, or shows an alert. The next touch, key or click tries again. */
function handleFailure(error: unknown): void {
  const link = pendingControl?.closest('a');
  if (pendingFormId) postForm();
  else if (link) location.href = link.href;
  else if (error instanceof NeedsReload && pendingControl && pendingControl === failedControl) location.reload();
  else if (pendingControl ?? document.querySelector('[data-live]')) showAlert(true);
  setBusy(pendingControl, false);
  failedControl = pendingControl;
  pendingControl = undefined;
}

/** Lets the browser post the form that waits: the server answers with a page. */
function postForm(): void {
  const form = getForm();
  pendingFormId = undefined;
  if (!form) return;
  const landing = { type: 'hidden', name: 'landing', value: keptLanding() ?? '' };
  form.append(Object.assign(document.createElement('input'), landing));
  form.submit();
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
    if (pendingFormId) return;
    pendingFormId = form.id;
    setBusy(form, true);
    hydrateOnce();
    setTimeout(() => {
      if (!('hydrated' in dataset)) postForm();
    }, longestHold);
  },
  click(event: Event) {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-js]') : null;
    if (!pressed || (pressed.closest('a') && event instanceof MouseEvent && isForNewTab(event))) return;
    stopEvent(event);
    if (turnSlides(pressed)) return;
    setBusy(pendingControl, false);
    pendingControl = 'again' in pressed.dataset ? (failedControl ?? pressed) : pressed;
    showAlert(false);
    setBusy(pendingControl, true);
    hydrateOnce();
  },
  input({ target }: Event) {
    keepDraft((target as HTMLInputElement).form);
    hydrateOnce();
  },
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

// The router sets this to manual while it runs. A browser that was closed then would restore the page without its scroll
// position.
history.scrollRestoration = 'auto';

keepLanding();

/** The browser opens links that are clicked so in a new tab or window, or saves them. */
function isForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

// Show that a link is loading another document, as the router does for its own.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || isForNewTab(event)) return;
  if (link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
  dataset['loading'] = '';
});
// Back from another document.
addEventListener('pageshow', ({ persisted }) => {
  delete dataset['loading'];
  if (!persisted) return;
  for (const form of document.querySelectorAll('form[data-lead-form]')) setBusy(form, false);
});

function ready(): void {
  observer.observe(document.getElementById('app') ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  forgetDraft(dataset['sent']);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead-form]')) restoreDraft(form);
  if (document.querySelector('[data-live]')) hydrateOnce();
}
// Before that, the parser's own changes would be recorded.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready);
else ready();

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Fetches the page's code before it is needed, and runs none. On a metered or slow line only when a form is in view. */
function fetchWhenIdle(): void {
  const fetchAll = () => {
    for (const url of urls) void fetchOnce(url, 'low').catch(() => {});
  };
  const { connection } = navigator as NavigatorWithConnection;
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) return fetchAll();
  const view = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) fetchAll();
  });
  for (const form of document.querySelectorAll('form[data-lead-form]')) view.observe(form);
}

/** The Network Information API, in Chromium only. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

function onLoad(): void {
  setTimeout(() => whenIdle(fetchWhenIdle), idleTime);
  // The home page prefetches the offers when idle. A failure does not matter.
  if (location.pathname === '/')
    whenIdle(
      () =>
        void fetch('/api/specials', { credentials: 'include', headers: { Accept: 'application/json' } }).catch(
          () => {},
        ),
    );
}
if (document.readyState === 'complete') onLoad();
else addEventListener('load', onLoad);
