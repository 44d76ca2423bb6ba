/**
 * Texts in web storage. A browser without storage (private mode, full, turned off) throws, and the page works without.
 */
type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** How long texts are kept: while the tab is open, or also when it is closed. */
type Place = 'tab' | 'browser';
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage);

/** What stands under the key; undefined when that is nothing, or nothing of ours. */
export function readStorage(key: string, place: Place = 'tab'): Texts | undefined {
  try {
    const value: unknown = JSON.parse(storageOf(place).getItem(key) ?? 'null');
    return isTexts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the texts in place of those before; none removes the key. */
export function writeStorage(key: string, texts: Texts, place: Place = 'tab'): void {
  try {
    if (Object.keys(texts).length === 0) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(texts));
  } catch {
    // Without storage, the form itself still holds everything.
  }
}
