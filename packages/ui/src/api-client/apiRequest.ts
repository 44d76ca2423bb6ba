import { ApiError } from './ApiError.ts';

/**
 * Sends a call of the API, with cookies. Without an answer it rejects with fetch's own TypeError.
 * @param body sent as JSON when given
 * @throws {ApiError} when the answer is not a success
 */
export async function apiRequest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) {
  const json =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, { method, credentials: 'include', ...json });
  if (!response.ok) throw await ApiError.from(response);
  return response;
}
