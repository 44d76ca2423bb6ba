import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Third parties that pages may frame, once a visitor presses the button: the map and the videos. */
const frames = ['https://www.google.com', 'https://www.youtube-nocookie.com'];

const year = 365 * 24 * 60 * 60;

/**
 * Headers of every response. Inline styles are allowed because each page inlines its CSS, and visitors' text is never
 * rendered as HTML. `upgrade-insecure-requests` is left out: it breaks http://localhost and adds nothing to HSTS.
 * @param includeSubDomains whether HSTS is for subdomains as well, which may have no HTTPS
 */
export const securityHeaders = (includeSubDomains: boolean): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        frameSrc: frames,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Set below, for the admin pages only.
    crossOriginOpenerPolicy: false,
    // YouTube refuses to play without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // For browsers that are long gone. Headers share a page's first round trip with its document.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  (request, response, next) => {
    const hsts = `max-age=${year}${includeSubDomains ? '; includeSubDomains' : ''}`;
    // Behind a proxy, `secure` depends on TRUST_PROXY.
    if (request.secure) response.set('Strict-Transport-Security', hsts);
    // Only there: WebKit excludes pages with this header from its back/forward cache.
    if (/^\/admin(\/|$)/.test(request.path)) response.set('Cross-Origin-Opener-Policy', 'same-origin');
    response.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    next();
  },
];

/** Headers that only matter for HTML documents. */
const documentHeaders = ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster', 'Permissions-Policy', 'Referrer-Policy'];

/** Drops what only HTML needs. The policy keeps an SVG that is opened by itself from running scripts. */
export function setFileHeaders(response: ServerResponse): void {
  for (const name of documentHeaders) response.removeHeader(name);
  response.setHeader('Content-Security-Policy', "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'");
}
