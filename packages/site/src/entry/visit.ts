import { visitEventsAtMost, type VisitEventName, type VisitReport } from '@hvac/content/model';

let waiting: VisitReport['events'] = [];

/** One beacon, when the page is left or put aside: the line is the visitor's until then. */
function tell(): void {
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify({ events: waiting })], { type: 'application/json' });
  waiting = [];
  navigator.sendBeacon('/api/visits', body);
}

/** Counts what is done on this page. Who does it is neither asked nor kept. */
export function count(what: VisitEventName): void {
  waiting.push({ what, path: location.pathname.slice(0, 200) });
  if (waiting.length === visitEventsAtMost) tell();
}

/** Counts what visitors do on the pages of this document. */
export function countVisit(): void {
  const begun = new Set<string>();
  count('opened');
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="tel:"]')) count('called');
    },
    true,
  );
  document.addEventListener(
    'input',
    ({ isTrusted, target }) => {
      // What a draft puts back begins nothing.
      if (!isTrusted || !(target as HTMLElement).closest('form[data-lead-form]') || begun.has(location.pathname))
        return;
      begun.add(location.pathname);
      count('begun');
    },
    true,
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
}
