/**
 * The only script that a page loads by itself. It brings React at the first sign that the visitor wants something:
 * a touch, a key, the focus, or a form that comes into view; at once where the page is live by nature.
 * Until React is there, nothing the visitor does may be lost: a submit and a press of a control that needs React are
 * kept, and done when it has taken over.
 */

/** What waits for React: one form to submit and one control to press, the latest of each. */
let form: HTMLFormElement | undefined;
let control: HTMLElement | undefined;
let hydration: Promise<void> | undefined;

const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

function hydrate(): void {
  hydration ??= import('./entry.client.tsx')
    .then((entry) => entry.hydrate())
    .then(
      () => {
        document.removeEventListener('submit', keepSubmit, true);
        document.removeEventListener('click', keepClick, true);
        document.documentElement.dataset['hydrated'] = '';
        if (form?.isConnected) form.requestSubmit();
        if (control?.isConnected) control.click();
      },
      () => {
        // The network failed: the next sign of intent tries again, and links and calls work without.
        hydration = undefined;
      },
    );
}

function keepSubmit(event: Event): void {
  if (!(event.target instanceof HTMLFormElement) || !('leadForm' in event.target.dataset)) return;
  event.preventDefault();
  form = event.target;
  hydrate();
}

function keepClick(event: Event): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-js]') : null;
  if (!pressed) return;
  event.preventDefault();
  control = pressed;
  hydrate();
}

document.addEventListener('submit', keepSubmit, true);
document.addEventListener('click', keepClick, true);
for (const intent of intents) document.addEventListener(intent, hydrate, { capture: true, passive: true });

const view = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
});
for (const element of document.querySelectorAll('[data-lead-form]')) view.observe(element);
if (document.querySelector('[data-live]')) hydrate();
// The home page fetches the offers for whoever goes on to read them. Idle time costs nothing, and a failure is no news.
if (location.pathname === '/')
  (globalThis.requestIdleCallback ?? setTimeout)(
    () => void fetch('/api/specials', { credentials: 'include' }).catch(() => {}),
  );
