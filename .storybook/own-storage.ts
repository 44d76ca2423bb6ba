/**
 * Gives this page a session storage of its own when its address ends in `&storage=own`. Frames share that of their tab:
 * on the contact sheet, the draft of one form would turn up in the next.
 */
export function ownStorageWhenAsked(): void {
  if (new URLSearchParams(location.search).get('storage') !== 'own') return;
  const texts: Record<string, string> = {};
  // Object.keys lists what is kept, as it does for the browser's own.
  const storage = Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, text: string) => void (texts[key] = text) },
    removeItem: { value: (key: string) => void delete texts[key] },
  });
  Object.defineProperty(window, 'sessionStorage', { value: storage });
}
