import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Third parties that pages may frame, once a visitor presses the button: the map and the videos. */
const frames = ['https://www.google.com', 'https://www.youtube-nocookie.com'];

const year = 365 * 24 * 60 * 60;

/**
 * Headers of every answer. Scripts come from our own files alone. Styles may stand in the page: each
 * page inlines its CSS (that is what makes it fast), and the hashes of some fifty pages in one header
 * would cost more than they guard, as no text of visitors is ever shown as HTML.
 * `upgrade-insecure-requests` is left out: it breaks http://localhost and adds nothing to HSTS.
 */
export const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: frames,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Below, for the office alone.
    crossOriginOpenerPolicy: false,
    // The video host refuses to play for a page that does not say who embeds it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  }),
  (request, response, next) => {
    // Sent over plain http, browsers ignore it; behind a proxy, `secure` is what TRUST_PROXY lets us believe.
    if (request.secure) response.set('Strict-Transport-Security', `max-age=${year}; includeSubDomains`);
    // WebKit throws a page with this header out of its back/forward cache: visitors would come back to the top of a page
    // that loads anew. The office's pages hold secrets, and may cost that.
    if (/^\/admin(\/|$)/.test(request.path)) response.set('Cross-Origin-Opener-Policy', 'same-origin');
    response.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    next();
  },
];

/** Says nothing to a script, a font or a picture: it is about what a page may do. */
const forPages = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
];

/**
 * Cuts the headers down to what guards a file that is no page: half a kilobyte less for each of them. A drawing that
 * somebody opens by itself runs and loads nothing.
 */
export function setFileHeaders(response: ServerResponse): void {
  for (const name of forPages) response.removeHeader(name);
  response.setHeader('Content-Security-Policy', "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'");
}
