import type * as Client from './client.tsx';

/** A file that hangs for so many milliseconds will not come. */
const patience = 30_000;

/** No try on this page can mend it: the file is gone with its release, or the browser keeps a module that failed. */
export class NeedsReload extends Error {}

async function bring(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  const said = `${response.status} ${url}`;
  if (response.status === 404) throw new NeedsReload(said);
  if (!response.ok) throw new Error(said);
  // The whole file: only then is it in the cache.
  await response.blob();
}

/**
 * Brings the code of the page, all of it in one wave. By fetch, and imported only when everything is there: browsers
 * never ask again for a module that failed to load, nor for what it imports, but a fetch can be tried again at any time.
 * @param urls all that React and the page need
 */
export async function loadCode(urls: readonly string[]): Promise<typeof Client> {
  await Promise.all(urls.map((url) => bring(url).catch(() => bring(url))));
  try {
    return await import('./client.tsx');
  } catch (cause) {
    throw new NeedsReload(String(cause), { cause });
  }
}
