import { adminMessages } from '@hvac/content/model';
import { ApiError, getErrorMessage } from '../../api/ApiError.ts';
import { apiRequest, type RequestOptions } from '../../api/apiRequest.ts';
import { endIdleSession, endSession, readToken } from './adminToken.ts';

/**
 * A call of the API in the name of whoever is logged in. When the session has ended, the login card returns and says so.
 * @throws {ApiError} when the answer is not a success
 */
export async function adminRequest(
  method: Parameters<typeof apiRequest>[0],
  url: string,
  body?: unknown,
  options?: Omit<RequestOptions, 'token'>,
) {
  endIdleSession(Date.now());
  const token = readToken() ?? '';
  try {
    return await apiRequest(method, url, body, { ...options, token });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      endSession(token, getErrorMessage(error, adminMessages.ended));
    throw error;
  }
}
