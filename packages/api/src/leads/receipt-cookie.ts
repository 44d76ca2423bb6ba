import type { Request, Response } from 'express';
import { receiptPath } from '@hvac/content';
import { isEqual, sign } from './captcha.ts';

/** How long a browser shows a receipt, in milliseconds. */
const lifetime = 10 * 60 * 1000;

const cookieName = 'receipt';

/** Which receipt a browser may see. */
interface ReceiptPass {
  /** Id of the lead. */
  id: string;
  /** Path of the page with the form. */
  path: string;
}

export type ReceiptCookie = ReturnType<typeof createReceiptCookie>;

/**
 * A signed cookie, so that the receipt's address says nothing, and every server shows it.
 * @param now milliseconds since 1970
 */
export function createReceiptCookie(secret: string, now: () => number) {
  const signatureOf = (until: string, id: string, path: string) => sign(secret, ['receipt', until, id, path]);
  return {
    set(request: Request, response: Response, { id, path }: ReceiptPass): void {
      const until = String(now() + lifetime);
      const value = [until, id, path, signatureOf(until, id, path)].join(' ');
      response.cookie(cookieName, Buffer.from(value).toString('base64url'), {
        httpOnly: true,
        maxAge: lifetime,
        path: receiptPath,
        sameSite: 'lax',
        secure: request.secure,
      });
    },
    /** @returns undefined without a cookie of ours, or when it has expired */
    read(request: Request): ReceiptPass | undefined {
      const [, value = ''] = /(?:^|;\s*)receipt=([\w-]{1,1000})(?:;|$)/.exec(request.get('Cookie') ?? '') ?? [];
      const [until = '', id = '', path = '', signature = ''] = Buffer.from(value, 'base64url').toString().split(' ');
      if (!isEqual(signature, signatureOf(until, id, path)) || Number(until) <= now()) return undefined;
      return { id, path };
    },
  };
}
