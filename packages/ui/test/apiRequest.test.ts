import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, getErrorMessage } from '../src/api/ApiError.ts';
import { apiRequest, setApiOrigin } from '../src/api/apiRequest.ts';
import { createQueryClient } from '../src/api/createQueryClient.ts';

const answer = (response: Response | Error) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

describe('a call of the API', () => {
  it('sends cookies, and JSON with its content type', async () => {
    const fetch = answer(new Response('{}'));
    await apiRequest('POST', '/api/service-requests', { firstName: 'Rosa' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/service-requests', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"firstName":"Rosa"}',
    });
  });

  it('goes to the host of the API, where that is another one', async () => {
    const fetch = answer(new Response('{}'));
    setApiOrigin('https://api.example.com');
    await apiRequest('GET', '/api/captcha');
    setApiOrigin('');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://api.example.com/api/captcha', {
      method: 'GET',
      credentials: 'include',
    });
  });

  it('has no content type without a body', async () => {
    const fetch = answer(new Response('{}'));
    await apiRequest('GET', '/api/captcha');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/captcha', { method: 'GET', credentials: 'include' });
  });

  it('sends the password as a bearer token, in UTF-8, and the version that a change was made from', async () => {
    const fetch = answer(new Response('{}'));
    await apiRequest('PATCH', '/api/admin/leads/1', { unread: false }, { token: 'cañón', ifMatch: 7 });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/admin/leads/1', {
      method: 'PATCH',
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        Authorization: 'Bearer ca\u00c3\u00b1\u00c3\u00b3n',
        'If-Match': '"7"',
      },
      body: '{"unread":false}',
    });
    expect(() => new Headers({ Authorization: 'Bearer ca\u00c3\u00b1\u00c3\u00b3n' })).not.toThrow();
  });

  it('goes on when the page is left, where that is asked for', async () => {
    const fetch = answer(new Response('{}'));
    await apiRequest('POST', '/api/admin/specials/order', undefined, { keepalive: true });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/admin/specials/order', {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
    });
  });

  it('turns anything but success into an error: status, colon, body', async () => {
    answer(new Response('Too many requests.', { status: 429 }));
    await expect(apiRequest('GET', '/api/captcha')).rejects.toMatchObject({
      message: '429: Too many requests.',
      status: 429,
      body: 'Too many requests.',
    });
  });

  it('names the status text when the body is empty', async () => {
    answer(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(apiRequest('GET', '/api/captcha')).rejects.toThrow('502: Bad Gateway');
  });

  it.each(['text/html; charset=utf-8', 'Text/HTML', 'application/xhtml+xml'])(
    'rejects a web page in place of an answer, as %s: a login page of the network comes with 200',
    async (type) => {
      answer(new Response('<!doctype html>', { headers: { 'Content-Type': type } }));
      await expect(apiRequest('DELETE', '/api/admin/session')).rejects.toBeInstanceOf(TypeError);
    },
  );

  it('rejects as fetch does when there is no answer', async () => {
    answer(new TypeError('Failed to fetch'));
    await expect(apiRequest('GET', '/api/captcha')).rejects.toBeInstanceOf(TypeError);
  });
});

describe('what people are told', () => {
  const fallback = 'Failed to submit service request. Please try again.';

  it('is the sentence of the server, without the status', () => {
    expect(getErrorMessage(new ApiError(400, 'Please enter your first name\n', ''), fallback)).toBe(
      'Please enter your first name',
    );
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['an empty answer', new ApiError(502, '', 'Bad Gateway')],
    ['a page of something in between', new ApiError(502, '<html>Bad gateway</html>', '')],
    ['a text too long to be a sentence', new ApiError(500, 'x'.repeat(301), '')],
  ])('is the fallback after %s', (_name, error) => {
    expect(getErrorMessage(error, fallback)).toBe(fallback);
  });
});

describe('the default read', () => {
  it('is a GET of the parts of the key', async () => {
    const fetch = answer(Response.json([{ id: 1 }]));
    await expect(createQueryClient().query({ queryKey: ['/api', 'specials'] })).resolves.toEqual([{ id: 1 }]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/specials', { method: 'GET', credentials: 'include' });
  });

  it('throws on a 401, and is not tried again', async () => {
    const fetch = answer(new Response('Incorrect password.', { status: 401 }));
    await expect(createQueryClient().query({ queryKey: ['/api', 'admin', 'specials'] })).rejects.toThrow(
      '401: Incorrect password.',
    );
    expect(fetch).toHaveBeenCalledOnce();
  });
});
