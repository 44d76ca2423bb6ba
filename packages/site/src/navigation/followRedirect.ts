import { redirectFor } from '@hvac/company';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/** Old addresses lead where the server sends them, when they are followed after hydration. */
export function followRedirect({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const target = redirectFor(new URL(request.url));
  if (target !== undefined) throw redirect(target);
  return null;
}
