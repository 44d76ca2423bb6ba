import { CaptchaRefused, tokenLifetime } from './captcha.ts';

interface Claim<Answer> {
  digest: string;
  /** What the first submission got, or is about to get. */
  answer: Promise<Answer>;
  /** Milliseconds since 1970 after which the token has run out and the claim may be forgotten. */
  until: number;
}

/**
 * Remembers which captcha nonces were used, and for what. Memory is bounded by the lifetime of a
 * token: an older one is refused by its age.
 */
export class Claims<Answer> {
  /** In the order of `until`: each is made at its own present. */
  readonly #claims = new Map<string, Claim<Answer>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#claims.size;
  }

  /**
   * Uses a nonce. The same nonce with the same digest gets the first answer again, so that a repeated
   * submission after a lost reply makes no second lead.
   * @param digest of what was sent
   * @param work runs for the first use only; a CaptchaRefused from it spends the nonce, any other error releases it
   * @throws {CaptchaRefused} when the nonce was used for something else
   */
  use(nonce: string, digest: string, work: () => Promise<Answer>): Promise<Answer> {
    this.#forget();
    const claim = this.#claims.get(nonce);
    if (claim?.digest === digest) return claim.answer;
    if (claim) return Promise.reject(new CaptchaRefused('used'));
    const answer = work();
    this.#claims.set(nonce, { digest, answer, until: this.#now() + tokenLifetime });
    answer.catch((error: unknown) => {
      if (!(error instanceof CaptchaRefused)) this.#claims.delete(nonce);
    });
    return answer;
  }

  #forget(): void {
    for (const [nonce, { until }] of this.#claims) {
      if (until > this.#now()) return;
      this.#claims.delete(nonce);
    }
  }
}
