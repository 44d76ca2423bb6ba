import type { Request } from 'express';

/** Longest address of a page that is kept, in characters. */
const longest = 300;

/**
 * The page that a form was sent from, such as "/neptune-beach-hvac?utm_source=flyer": the browser says it by itself
 * (Referer, RFC 9110, 10.1.3). A path of this site and its campaign alone: what else a query holds is not ours to keep.
 */
export function pageOf(request: Request): string | undefined {
  const from = URL.parse(request.get('Referer') ?? '');
  if (!from || from.host !== request.host || from.pathname.length > longest) return undefined;
  const campaign = [...from.searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const page = [from.pathname, new URLSearchParams(campaign).toString()].filter(Boolean).join('?');
  return page.length > longest ? from.pathname : page;
}
