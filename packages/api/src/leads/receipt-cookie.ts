import type { Request, Response } from 'express';
import { receiptPath } from '@hvac/company';
import { splitUrl } from '../http/site-path.ts';
import { isEqual, sign } from './signature.ts';

/** How long a browser shows a receipt, in milliseconds. */
const lifetime = 10 * 60 * 1000;

/** Of a receipt: stands in its address and tells the receipts of one browser apart. It says nothing of the lead. */
const keyPattern = /^[\w-]{12}$/;
const cookieNameOf = (key: string) => `receipt-${key}`;

/** Which receipt a browser may see. */
interface ReceiptPass {
  /** Id of the lead. */
  id: string;
  /** Path of the page with the form. */
  path: string;
}

export type ReceiptCookie = ReturnType<typeof createReceiptCookie>;

/**
 * A signed cookie for each receipt, so that its address says nothing, and every server shows it.
 * @param now milliseconds since 1970
 */
export function createReceiptCookie(secret: string, now: () => number) {
  const signatureOf = (until: string, id: string, path: string) => sign(secret, ['receipt', until, id, path]);
  return {
    /** @returns the receipt's address */
    set(request: Request, response: Response, { id, path }: ReceiptPass): string {
      const until = String(now() + lifetime);
      const signature = signatureOf(until, id, path);
      const key = signature.slice(0, 12);
      const value = [until, id, path, signature].join(' ');
      response.cookie(cookieNameOf(key), Buffer.from(value).toString('base64url'), {
        httpOnly: true,
        maxAge: lifetime,
        path: receiptPath,
        sameSite: 'lax',
        secure: request.secure,
      });
      return `${receiptPath}?key=${key}`;
    },
    /** @returns undefined without the cookie of the address, or when it has expired */
    read(request: Request): ReceiptPass | undefined {
      const key = new URLSearchParams(splitUrl(request.originalUrl).search).get('key') ?? '';
      if (!keyPattern.test(key)) return undefined;
      const cookie = new RegExp(`(?:^|;\\s*)${cookieNameOf(key)}=([\\w-]{1,1000})(?:;|$)`);
      const [, value = ''] = cookie.exec(request.get('Cookie') ?? '') ?? [];
      const [until = '', id = '', path = '', signature = ''] = Buffer.from(value, 'base64url').toString().split(' ');
      return isEqual(signature, signatureOf(until, id, path)) && now() < Number(until) ? { id, path } : undefined;
    },
  };
}
