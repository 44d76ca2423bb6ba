import type * as Client from './client.tsx';

/** In milliseconds. */
const fetchTimeout = 30_000;

/** Only a reload helps: a newer release removed the file, or the browser has cached a failed module. */
export class NeedsReload extends Error {}

/** @throws {NeedsReload} for 404, and what fetch throws */
async function fetchFile(url: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeout), priority });
  const message = `${response.status} ${url}`;
  if (response.status === 404) throw new NeedsReload(message);
  if (!response.ok) throw new Error(message);
  // Only a file that was read to its end is in the cache.
  await response.blob();
}

const fetches = new Map<string, Promise<void>>();

/** Fetches a file into the cache, without running it. After a failure, the next call tries again. */
export function fetchOnce(url: string, priority: RequestPriority = 'auto'): Promise<void> {
  const fetching = fetches.get(url) ?? fetchFile(url, priority).catch(() => fetchFile(url, priority));
  fetches.set(url, fetching);
  return fetching.catch((error: unknown) => {
    fetches.delete(url);
    throw error;
  });
}

/** Compiles a cached file while others are still loading. */
function preloadModule(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * Loads all scripts of the page at once, and imports the client when every file is in the cache: browsers never request a
 * module again after it failed, but a fetch can be repeated.
 * @param urls the scripts that React and the page need
 */
export async function loadClient(urls: readonly string[]): Promise<typeof Client> {
  await Promise.all(
    urls.map(async (url) => {
      await fetchOnce(url);
      preloadModule(url);
    }),
  );
  try {
    return await import('./client.tsx');
  } catch (cause) {
    throw new NeedsReload(String(cause), { cause });
  }
}
