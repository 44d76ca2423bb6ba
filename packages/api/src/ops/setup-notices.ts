import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';

/** Names that are told of; a program that makes up names fills no list. */
const mostNames = 5;

interface Setup {
  /** The address that the site is known by. */
  publicOrigin: string | undefined;
  /** How many proxies are ours. */
  trustProxy: number;
  /** Undefined listens on all addresses. */
  host: string | undefined;
  /** Whether letters go out. */
  mail: 'on' | 'off';
}

const isLocal = (name: string) => name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
const listensEverywhere = (host: string | undefined) => host === undefined || host === '0.0.0.0' || host === '::';

/**
 * What is set wrong, as far as the server can see it: from its settings, and from how it is asked for. Each thing is told
 * once, in the log and on the office's screen. The log holds no name: a visitor can make one up.
 */
export class SetupNotices {
  readonly #setup: Setup;
  readonly #log: Logger;
  readonly #sentences: string[] = [];
  readonly #names = new Set<string>();
  #forwarded = false;

  constructor(setup: Setup, log: Logger) {
    this.#setup = setup;
    this.#log = log;
    const { publicOrigin, trustProxy, host, mail } = setup;
    if (trustProxy > 0 && listensEverywhere(host)) {
      this.#tell(
        'TRUST_PROXY is set, and the server listens on all interfaces: who gets past the proxy can make up an address. Set HOST=127.0.0.1, or the address that the proxy uses.',
      );
    }
    if (mail === 'on' && publicOrigin === undefined) {
      this.#tell('PUBLIC_ORIGIN is not set: letters to the office carry no link to the inbox.');
    }
  }

  /** For the office, in the order in which they were met. */
  get sentences(): readonly string[] {
    return this.#sentences;
  }

  /** Looks at how pages are asked for. Machines that watch the server by its address are no mistake. */
  readonly look: RequestHandler = (request, _response, next) => {
    if (!this.#forwarded && this.#setup.trustProxy === 0 && request.get('X-Forwarded-For') !== undefined) {
      this.#forwarded = true;
      this.#tell(
        'Requests come through a proxy (X-Forwarded-For), and TRUST_PROXY is not set: all visitors count as one address, and may be told to wait. Set TRUST_PROXY=1 if the proxy is yours.',
      );
    }
    const { hostname, protocol, host } = request;
    const name = `${protocol}://${host}`;
    // Without a Host header there is none, whatever the types say.
    if (!hostname || isLocal(hostname.replace(/^\[|\]$/g, '')) || name === this.#setup.publicOrigin) return next();
    if (!this.#names.has(name) && this.#names.size < mostNames) {
      this.#names.add(name);
      const { publicOrigin } = this.#setup;
      this.#log.warn({}, 'A page was asked for by another name than PUBLIC_ORIGIN; the office sees which');
      this.#sentences.push(
        publicOrigin === undefined
          ? `The site is asked for as ${name}, and PUBLIC_ORIGIN is not set: search engines are told that its address is localhost. Set it, and build again.`
          : `The site is asked for as ${name}, and PUBLIC_ORIGIN is ${publicOrigin}. Check it, TRUST_PROXY and the proxy.`,
      );
    }
    next();
  };

  #tell(sentence: string): void {
    this.#log.warn({}, sentence);
    this.#sentences.push(sentence);
  }
}
