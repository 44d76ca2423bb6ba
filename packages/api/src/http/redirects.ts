import { redirectFor } from '@hvac/content';
import { splitUrl } from './site-path.ts';
import type { Redirect } from './site.ts';

/** Where old addresses lead: the table that the browser's router uses, too. */
export const redirects: Redirect = (url) => {
  const { path, search } = splitUrl(url);
  return redirectFor({ pathname: path, search });
};
