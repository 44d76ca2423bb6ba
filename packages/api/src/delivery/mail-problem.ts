/** What went wrong with a message, in words that repeat nothing of what the mail server said: it may quote addresses. */
export interface MailProblem {
  /** For the office. */
  sentence: string;
  /** For the log, such as "ECONNREFUSED" or "550". */
  code: string;
  /** Whether other messages would fare the same: the server is away, or refuses to talk. */
  general: boolean;
}

interface SmtpError {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
}

const sentences: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or the password',
  ENOAUTH: 'The mail server wants a user name and a password',
  ETIMEDOUT: 'The mail server did not answer in time',
  EDNS: 'The name of the mail server is not known',
  ETLS: 'The connection to the mail server could not be made safe',
};

/** Codes are in capitals and digits; anything else could be a text of somebody else's. */
const plain = (code: unknown): string | undefined =>
  (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) || typeof code === 'number' ? `${code}` : undefined;

/** Reads an error of the mail library. */
export function problemOf(error: unknown): MailProblem {
  const { code: own, originalCode, responseCode } = (error ?? {}) as SmtpError;
  const kind = plain(own) ?? 'UNKNOWN';
  const answer = plain(responseCode);
  // 421 closes the connection whatever the message was (RFC 5321, section 3.8).
  if (answer !== undefined && answer !== '421' && (kind === 'EENVELOPE' || kind === 'EMESSAGE')) {
    return { sentence: `The mail server refused the message (${answer})`, code: answer, general: false };
  }
  const code = answer ?? plain(originalCode) ?? kind;
  const sentence = sentences[kind] ?? 'The mail server could not be reached, or hung up';
  return { sentence: `${sentence} (${code})`, code, general: true };
}
