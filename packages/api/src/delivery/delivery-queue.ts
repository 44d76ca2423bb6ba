import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';

const minute = 60_000;
/** Pauses between tries: they grow, but not beyond what an emergency can wait. */
const pauses = [1, 5, 15].map((minutes) => minutes * minute);
/** A server that is away is asked after by one job in this time, and all others wait. */
const probeEvery = minute;
/** A job ends well before its lease, so that no two servers are at it. */
const longestJob = 100_000;
const lease = 2 * minute;
/** How long a job may go on when the server stops, in milliseconds. */
const longestStop = 4_000;

/** When to try again. @param attempts that have failed so far, from 1 @param now milliseconds since 1970 */
export const nextAttempt = (attempts: number, now: number): number =>
  now + (pauses[Math.min(attempts, pauses.length) - 1] ?? minute);

/** Why a job failed, in words that repeat nothing of what the other side said: it may quote addresses. */
export interface DeliveryFailure {
  /** For the office. */
  sentence: string;
  /** For the log, such as "ECONNREFUSED" or "550". */
  code: string;
  /** Whether other jobs would fare the same: the other side is away, or refuses to talk. */
  general: boolean;
}

/** One kind of job: what is due, how it goes out, and what is kept of it. */
export interface Channel<Job> {
  /** For the log, such as "A letter to the office". */
  name: string;
  /** Jobs at a time. */
  concurrency: number;
  /** In milliseconds. */
  longestJob?: number;
  /** Runs all jobs that are due while no other server does. */
  withLock?(work: () => Promise<void>): Promise<void>;
  /** The next job, leased to this server until a time; undefined when nothing is due. */
  claim(leaseUntil: number): Promise<Job | undefined>;
  /** @throws what `failureOf` reads */
  send(job: Job, signal: AbortSignal): Promise<void>;
  failureOf(error: unknown): DeliveryFailure;
  /** Keeps that it went out. */
  succeed(job: Job): Promise<void>;
  /** Keeps that it failed, and when it is due again. */
  fail(job: Job, failure: DeliveryFailure): Promise<void>;
  /** Gives it back as it was. */
  release(job: Job): Promise<void>;
  /** The other side is there again: what failed is due now. */
  wake(): Promise<void>;
}

interface QueueDeps {
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
}

/** The jobs of one channel. They wait for none of another channel. */
export class DeliveryQueue<Job> {
  readonly #channel: Channel<Job>;
  readonly #deps: QueueDeps;
  readonly #stopping = new AbortController();
  /** Milliseconds since 1970; undefined while the other side is there. */
  #awayUntil: number | undefined;
  #problem: string | undefined;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStarted = false;
  #isStopped = false;

  constructor(channel: Channel<Job>, deps: QueueDeps) {
    this.#channel = channel;
    this.#deps = deps;
  }

  /** What went wrong last, for the office; undefined once a job has got through. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** Looks for jobs again and again. @param every milliseconds */
  start(every = 1_000): void {
    const look = () =>
      this.deliver().catch((error: unknown) => this.#deps.log.error(describeError(error), 'A delivery failed'));
    this.#timer = setInterval(() => void look(), every).unref();
  }

  /** Does all jobs that are due. A second call joins one that is under way. */
  deliver(): Promise<void> {
    const deliver = () => this.#deliver();
    this.#running ??= (this.#channel.withLock?.(deliver) ?? deliver()).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Begins no more jobs, and ends those under way.
   * @param longest milliseconds, after which they are cut off, and stay due
   */
  async stop(longest = longestStop): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    const cut = setTimeout(() => this.#stopping.abort(), longest);
    await this.#running?.catch(() => {});
    clearTimeout(cut);
  }

  async #deliver(): Promise<void> {
    // Whoever restarts the server may have set things right.
    if (!this.#isStarted) await this.#channel.wake();
    this.#isStarted = true;
    // One job finds out whether the other side is there again.
    if (this.#awayUntil !== undefined && !(await this.#doNext())) return;
    const work = async () => {
      while (await this.#doNext());
    };
    await Promise.all(Array.from({ length: this.#channel.concurrency }, work));
  }

  /** @returns whether there may be another job */
  async #doNext(): Promise<boolean> {
    const now = this.#deps.now();
    if (this.#isStopped || (this.#awayUntil ?? 0) > now) return false;
    const job = await this.#channel.claim(now + lease);
    if (job === undefined) return false;
    await this.#do(job);
    return true;
  }

  async #do(job: Job): Promise<void> {
    const { now, log } = this.#deps;
    const channel = this.#channel;
    const timeout = AbortSignal.timeout(channel.longestJob ?? longestJob);
    try {
      await channel.send(job, AbortSignal.any([this.#stopping.signal, timeout]));
    } catch (error) {
      if (this.#stopping.signal.aborted) return channel.release(job);
      const failure = channel.failureOf(
        timeout.aborted ? Object.assign(new Error('Timed out'), { code: 'ETIMEDOUT' }) : error,
      );
      log.warn({ errorCode: failure.code }, `${channel.name} did not go out`);
      this.#problem = failure.sentence;
      this.#awayUntil = failure.general ? now() + probeEvery : undefined;
      return channel.fail(job, failure);
    }
    this.#problem = undefined;
    if (this.#awayUntil !== undefined) {
      this.#awayUntil = undefined;
      await channel.wake();
    }
    await channel.succeed(job);
  }
}
