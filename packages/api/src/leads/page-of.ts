import { landingAtMost, landingHeader } from '@hvac/content/model';
import type { Landing } from '@hvac/content/model';
import type { Request } from 'express';

/** A path of this site and its campaign alone: what else a query holds is not ours to keep. */
function pageIn({ pathname, searchParams }: URL): string | undefined {
  if (pathname.length > landingAtMost) return undefined;
  const campaign = [...searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const page = [pathname, new URLSearchParams(campaign).toString()].filter(Boolean).join('?');
  return page.length > landingAtMost ? pathname : page;
}

/**
 * The page that a form was sent from, such as "/neptune-beach-hvac?utm_source=flyer": the browser says it by itself
 * (Referer, RFC 9110, 10.1.3).
 */
export function pageOf(request: Request): string | undefined {
  const from = URL.parse(request.get('Referer') ?? '');
  return from?.host === request.host ? pageIn(from) : undefined;
}

/** Where the visit began, as the first script keeps it in the tab: a page, its campaign, and the host that led to it. */
export function landingOf(request: Request): Landing | undefined {
  const given = request.get(landingHeader) ?? '';
  const url = /^\/(?!\/)/.test(given) ? URL.parse(`http://site${given}`) : null;
  const page = url ? pageIn(url) : undefined;
  if (!url || page === undefined) return undefined;
  const from = url.searchParams.get('from') ?? '';
  return /^[a-z\d.-]{1,100}$/.test(from) ? { page, from } : { page };
}
