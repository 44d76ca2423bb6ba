import type * as Client from './client.tsx';

/** A file that hangs for so many milliseconds will not come. */
const patience = 30_000;

/** No try on this page can mend it: the file is gone with its release, or the browser keeps a module that failed. */
export class NeedsReload extends Error {}

/** @throws NeedsReload, or whatever else kept the file from coming */
export async function bring(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  const said = `${response.status} ${url}`;
  if (response.status === 404) throw new NeedsReload(said);
  if (!response.ok) throw new Error(said);
  // The whole file: only then is it in the cache.
  await response.blob();
}

/** A file that is in the cache is read and compiled while others are still on their way. */
function compile(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/**
 * Brings the code of the page, all of it in one wave. By fetch, and imported only when everything is there: browsers
 * never ask again for a module that failed to load, nor for what it imports, but a fetch can be tried again at any time.
 * @param urls all that React and the page need
 */
export async function bringCode(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      await bring(url).catch(() => bring(url));
      compile(url);
    }),
  );
}

/** Runs the code that was brought. */
export async function runCode(): Promise<typeof Client> {
  try {
    return await import('./client.tsx');
  } catch (cause) {
    throw new NeedsReload(String(cause), { cause });
  }
}
