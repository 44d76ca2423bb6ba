/** A sentence for people is short and holds no markup; an error page of a proxy in between is neither. */
const isSentence = (text: string) => text !== '' && text.length <= 300 && !text.includes('<');

/** An answer that is not a success. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, or the status text when it said nothing. */
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  static async from(response: Response) {
    const body = await response.text().catch(() => '');
    return new ApiError(response.status, body, response.statusText);
  }
}

/** What to tell people about a failure: the server's own sentence, or `fallback` when there was none. */
export function getErrorMessage(error: unknown, fallback: string) {
  const sentence = error instanceof ApiError ? error.body.trim() : '';
  return isSentence(sentence) ? sentence : fallback;
}
