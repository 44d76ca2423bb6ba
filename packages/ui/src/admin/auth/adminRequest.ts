import { adminMessages } from '@hvac/content/model';
import { ApiError, getErrorMessage } from '../../api/ApiError.ts';
import { apiRequest, type RequestOptions } from '../../api/apiRequest.ts';
import { confirmToken, endOldLogin, isUnconfirmed, readToken, refuseToken } from './adminToken.ts';

/**
 * A call of the API in the admin's name. When the server refuses the password, or takes no more guesses, the login card
 * returns and says so.
 * @throws {ApiError} when the answer is not a success
 */
export async function adminRequest(
  method: Parameters<typeof apiRequest>[0],
  url: string,
  body?: unknown,
  options?: Omit<RequestOptions, 'token'>,
) {
  endOldLogin(Date.now());
  const token = readToken() ?? '';
  try {
    const answer = await apiRequest(method, url, body, { ...options, token });
    confirmToken(token, Date.now());
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) refuseToken(token, adminMessages.unauthorized);
    if (error instanceof ApiError && error.status === 429 && isUnconfirmed(token)) {
      refuseToken(token, getErrorMessage(error, adminMessages.lockedOut));
    }
    throw error;
  }
}
