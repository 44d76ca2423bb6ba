/**
 * Loads the document of a page whose code did not load: it is prerendered, and names the scripts of its own release. What
 * is shown stays until it is there.
 * @param page the address to go to, or `location` itself
 * @throws the cause when the document does not load either
 */
export async function openDocument(
  page: Pick<Location, 'pathname' | 'search' | 'hash'>,
  cause: unknown,
): Promise<never> {
  const answer = await fetch(page.pathname, { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) throw cause;
  if (page === location) location.reload();
  else location.assign(page.pathname + page.search + page.hash);
  return new Promise<never>(() => {});
}
