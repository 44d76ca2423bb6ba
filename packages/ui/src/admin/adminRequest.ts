import { ApiError } from '../api-client/ApiError.ts';
import { apiRequest, type RequestOptions } from '../api-client/apiRequest.ts';
import { readToken, refuseToken } from './adminToken.ts';

/**
 * A call of the API in the admin's name. When the server refuses the password, the login card returns.
 * @throws {ApiError} when the answer is not a success
 */
export async function adminRequest(
  method: Parameters<typeof apiRequest>[0],
  url: string,
  body?: unknown,
  options?: Omit<RequestOptions, 'token'>,
) {
  const token = readToken() ?? '';
  try {
    return await apiRequest(method, url, body, { ...options, token });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) refuseToken(token);
    throw error;
  }
}
