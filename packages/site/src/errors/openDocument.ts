/**
 * Loads the document of a page whose code did not load: it is prerendered, and names the scripts of its own release. What
 * is shown stays until it is there.
 * @param page the address to go to, or `location` itself
 * @param isAwaited false once the visitor has gone on to another page, which must stay
 * @throws the cause when the document does not load either, or is not awaited
 */
export async function openDocument(
  page: Pick<Location, 'pathname' | 'search' | 'hash'>,
  cause: unknown,
  isAwaited: () => boolean,
): Promise<never> {
  const answer = await fetch(page.pathname, { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok || !isAwaited()) throw cause;
  addEventListener('click', stopForLink, { capture: true });
  if (page === location) location.reload();
  else location.assign(page.pathname + page.search + page.hash);
  return new Promise<never>(() => {});
}

/** A link that is pressed while the document is on its way counts: the router follows it. */
function stopForLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === location.origin && link.pathname !== location.pathname) {
    removeEventListener('click', stopForLink, { capture: true });
    stop();
  }
}
