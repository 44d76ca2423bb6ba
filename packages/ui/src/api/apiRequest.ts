import { landingHeader } from '@hvac/content/model';
import { ApiError } from './ApiError.ts';

/** A header carries bytes: UTF-8, one character a byte, so that a password in any script can be sent. */
const bytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

let origin = '';

/** For an API that lies elsewhere than the pages, such as "https://api.example.com". To be called once, before any call. */
export const setApiOrigin = (url: string) => {
  origin = url;
};

/** Whether an answer of this media type is not the API's. */
export const isHtml = (type: string | null): boolean => /^(text\/html|application\/xhtml\+xml)\b/i.test(type ?? '');

/** Where a call goes. */
export const apiUrl = (path: string) => origin + path;

export interface RequestOptions {
  /** Token of the admin’s session, sent as a bearer token. */
  token?: string | undefined;
  /** Version that a change was made from: the server answers 412 when a newer one conflicts with it. */
  ifMatch?: number | undefined;
  /** The kind of answer that is asked for, such as "application/json". */
  accept?: string | undefined;
  /** A UUID, the same in a call that is sent again for want of an answer: the server does it once. */
  idempotencyKey?: string | undefined;
  /** Goes on when the page is left before the answer. For bodies below 64 KiB. */
  keepalive?: boolean | undefined;
  /** Where the visit began: see hydration/landing.ts. */
  landing?: string | undefined;
}

/**
 * Sends a call of the API, with cookies. Without an answer it rejects with a TypeError, as fetch does.
 * @param body sent as JSON when given
 * @throws {ApiError} when the answer is not a success
 */
export async function apiRequest(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  { token, accept, ifMatch, idempotencyKey, keepalive, landing }: RequestOptions = {},
) {
  const headers = {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(accept !== undefined && { Accept: accept }),
    ...(token !== undefined && { Authorization: `Bearer ${bytes(token)}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(landing !== undefined && { [landingHeader]: landing }),
    ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
  };
  const response = await fetch(apiUrl(path), {
    method,
    credentials: 'include',
    ...(keepalive !== undefined && { keepalive }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await ApiError.from(response);
  // The login page of a network or proxy comes with 200.
  if (isHtml(response.headers.get('Content-Type'))) throw new TypeError('A web page came in place of an answer');
  return response;
}
