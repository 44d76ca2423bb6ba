/**
 * The only script that a page loads by itself. It fetches the page's code when the browser is idle, and hydrates the page at
 * the first interaction: a touch, a key, focus or text; at once on pages that are nothing without React, and when idle with
 * a form in view whose address has a query.
 * Until then it saves what is typed, and holds a submit or a click back. A form whose code does not load is posted by the
 * browser.
 */
import { attribute, keepLanding, keptLanding, turnSlides } from '@hvac/ui/hydration';
import { forgetDraft, keepDraft, restoreDraft } from './early-draft.ts';
import { fetchOnce, loadClient, NeedsReload } from './load-code.ts';
import { savesData } from './saves-data.ts';

const { documentElement: root } = document;
const urls =
  root
    .getAttribute(attribute.code)
    ?.split(' ')
    .map((name) => `/assets/${name}.js`) ?? [];

/** How long a submit waits for hydration before the browser posts the form, in milliseconds. */
const longestHold = 10_000;
/** After the page has loaded, in milliseconds. */
const idleTime = 2_000;

/** The submit that waits for hydration: the form's id, since React may replace the element. */
let pendingFormId: string | undefined;
/** The click that waits for hydration. */
let pendingControl: HTMLElement | undefined;
let hydration: Promise<void> | undefined;

const leadForms = () => document.querySelectorAll<HTMLFormElement>(`form[${attribute.leadForm}]`);
const pendingForm = () => [...leadForms()].find(({ id }) => id === pendingFormId);
const isLive = () => document.querySelector(`[${attribute.live}]`) !== null;

/** Shows that the page is not ready, with a button to try again. */
function showAlert(isShown: boolean): void {
  const alert = document.querySelector<HTMLElement>(`[${attribute.notReady}]`);
  if (alert) alert.hidden = !isShown;
  // Hides the loading state.
  root.toggleAttribute(attribute.stuck, isShown);
}

function setBusy(element: Element | undefined, isBusy: boolean): void {
  if (isBusy) element?.setAttribute('aria-busy', 'true');
  else element?.removeAttribute('aria-busy');
}

/** Loads the whole stylesheet, for states that the page did not begin with. Resolves after a second at the latest. */
const loadStyles = () =>
  new Promise((resolve) => {
    const href = root.getAttribute(attribute.styles) ?? '';
    // A page without its rare states is better than a page that never hydrates.
    const ended = { onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, ...ended }));
    setTimeout(resolve, 1000);
  });

function hydrateOnce(): void {
  if (urls.length > 0) hydration ??= start();
}

async function start(): Promise<void> {
  try {
    const { hydrate } = await loadClient(urls);
    await hydrate();
    const stylesLoaded = loadStyles();
    if (pendingFormId ?? pendingControl) await stylesLoaded;
  } catch (error) {
    hydration = undefined;
    handleFailure(error);
    return;
  }
  for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
  root.setAttribute(attribute.hydrated, '');
  showAlert(false);
  const form = pendingForm();
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
  else if (error instanceof NeedsReload && pendingControl?.hasAttribute(attribute.retry)) location.reload();
  else if (pendingControl || isLive()) showAlert(true);
  setBusy(pendingControl, false);
  pendingControl = undefined;
}

/** Lets the browser post the form that waits: the server answers with a page. */
function postForm(): void {
  const form = pendingForm();
  pendingFormId = undefined;
  const landing = { type: 'hidden', name: 'landing', value: keptLanding() ?? '' };
  form?.append(Object.assign(document.createElement('input'), landing));
  form?.submit();
}

/** Keeps the event from React too, which would handle it a second time after hydration. */
function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const listeners = {
  submit(event: Event) {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute(attribute.leadForm)) return;
    stopEvent(event);
    if (pendingFormId) return;
    pendingFormId = form.id;
    setBusy(form, true);
    hydrateOnce();
    setTimeout(() => {
      if (!root.hasAttribute(attribute.hydrated)) postForm();
    }, longestHold);
  },
  click(event: Event) {
    const pressed = (event.target as Element).closest<HTMLElement>(`[${attribute.needsScript}]`);
    if (!pressed || (pressed.closest('a') && isForNewTab(event as MouseEvent))) return;
    stopEvent(event);
    if (turnSlides(pressed)) return;
    setBusy(pendingControl, false);
    pendingControl = pressed;
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
    const dot = (target as Element).closest(`[${attribute.turnTo}]`);
    const next = dot?.parentElement?.querySelector<HTMLElement>(`[${attribute.turn}="1"]`);
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
const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

// A control that moves while it is pressed, since something above it comes or goes, is not where the press ends: the browser
// then clicks what is around it. A pointer that moved itself has left the control on purpose.
let press: PointerEvent | undefined;
document.addEventListener('pointerdown', (event) => (press = event), true);
document.addEventListener(
  'click',
  (event) => {
    const control = (press?.target as Element | undefined)?.closest<HTMLElement>('a, button, summary, label');
    const isStill = press && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < 9;
    press = undefined;
    const target = event.target as Node;
    const isLost = control?.isConnected && target !== control && target.contains(control);
    if (isStill && isLost && !isForNewTab(event)) control.click();
  },
  true,
);

// Show that a link is loading another document, as the router does for its own.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || isForNewTab(event)) return;
  if (link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
  root.setAttribute(attribute.loading, '');
});
// Back from another document.
addEventListener('pageshow', ({ persisted }) => {
  root.removeAttribute(attribute.loading);
  if (persisted) for (const form of leadForms()) setBusy(form, false);
});

function ready(): void {
  forgetDraft(root.getAttribute(attribute.sent));
  for (const form of leadForms()) restoreDraft(form);
  if (isLive()) hydrateOnce();
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready);
else ready();

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Fetches the page's code before it is needed, and runs none. What fails is fetched again at the first interaction. */
const fetchAll = () => void Promise.all(urls.map((url) => fetchOnce(url, 'low'))).catch(() => {});

function onLoad(): void {
  // The home page prefetches the offers when idle. A failure does not matter.
  if (location.pathname === '/')
    whenIdle(
      () =>
        void fetch('/api/specials', { credentials: 'include', headers: { Accept: 'application/json' } }).catch(
          () => {},
        ),
    );
  if (savesData()) return;
  setTimeout(() => whenIdle(fetchAll), idleTime);
  // Only React knows what the address says of the form, such as a special to redeem.
  if (!location.search) return;
  const view = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    view.disconnect();
    whenIdle(hydrateOnce);
  });
  for (const form of leadForms()) view.observe(form);
}
if (document.readyState === 'complete') onLoad();
else addEventListener('load', onLoad);
