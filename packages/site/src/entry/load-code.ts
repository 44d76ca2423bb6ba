import type * as Client from './client.tsx';

/** In milliseconds. */
const fetchTimeout = 30_000;

/** Only a reload helps: a newer release removed the file, or the browser has cached a failed module. */
export class NeedsReload extends Error {}

/** @throws {NeedsReload} for 404, and what fetch throws */
export async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeout) });
  const message = `${response.status} ${url}`;
  if (response.status === 404) throw new NeedsReload(message);
  if (!response.ok) throw new Error(message);
  // Only a file that was read to its end is in the cache.
  await response.blob();
}

/** Compiles a cached file while others are still loading. */
function preloadModule(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/**
 * Loads all scripts of the page at once. Uses fetch, and imports only when every file is in the cache: browsers never
 * request a module again after it failed, but a fetch can be repeated.
 * @param urls the scripts that React and the page need
 */
export async function fetchCode(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      await fetchFile(url).catch(() => fetchFile(url));
      preloadModule(url);
    }),
  );
}

/** Imports the client from the cache. */
export async function importClient(): Promise<typeof Client> {
  try {
    return await import('./client.tsx');
  } catch (cause) {
    throw new NeedsReload(String(cause), { cause });
  }
}
