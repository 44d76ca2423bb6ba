import { landingHeader } from '@hvac/content/model';
import { ApiError } from '../../api/ApiError.ts';
import { apiUrl, isHtml } from '../../api/apiRequest.ts';

/**
 * Posts JSON with cookies as `apiRequest` does, and tells how much of it has left: fetch cannot.
 * @param onProgress called with a share from 0 to 1, as often as the browser tells; maybe never
 * @param landing where the visit began
 * @returns what the server answered
 * @throws {ApiError} when the answer is not a success; a TypeError as fetch's when there is none
 */
export function uploadRequest(
  path: string,
  body: unknown,
  onProgress: (share: number) => void,
  landing?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(path));
    request.withCredentials = true;
    request.setRequestHeader('Content-Type', 'application/json');
    if (landing !== undefined) request.setRequestHeader(landingHeader, landing);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    const noAnswer = () => reject(new TypeError('Failed to fetch'));
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300 && isHtml(request.getResponseHeader('Content-Type'))) noAnswer();
      else if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText, statusText));
    });
    request.addEventListener('error', noAnswer);
    request.addEventListener('abort', noAnswer);
    request.send(JSON.stringify(body));
  });
}
