import type { Clock } from '../clock.ts';
import { type Logger, describeError } from '../logger.ts';

const minute = 60_000;
/** Between attempts, in milliseconds. The longest is what an emergency can still wait. */
const pauses = [1, 5, 15].map((minutes) => minutes * minute);
/** While the other side is unreachable, one job tries this often and the others wait. In milliseconds. */
const probeEvery = minute;
/** Shorter than the lease, so that two servers never send the same job. In milliseconds. */
const longestJob = 100_000;
const lease = 2 * minute;
/** How long running jobs may take when the server stops, in milliseconds. */
const longestStop = 4_000;

/**
 * @param attempts failed so far, from 1
 * @param now milliseconds since 1970
 * @returns when to try again, in milliseconds since 1970
 */
export const nextAttempt = (attempts: number, now: number): number =>
  now + (pauses[Math.min(attempts, pauses.length) - 1] ?? minute);

/** Why a job failed. It doesn't repeat what the other side said, which may quote addresses. */
export interface DeliveryFailure {
  /** For the office. */
  sentence: string;
  /** For the log, such as "ECONNREFUSED" or "550". */
  code: string;
  /** Whether all jobs would fail: the other side is unreachable or refuses us. */
  general: boolean;
}

/** One kind of job: how it is claimed, sent, and recorded. */
export interface Channel<Job> {
  /** For the log, such as "A letter to the office". */
  name: string;
  /** Maximum number of concurrent jobs. */
  concurrency: number;
  /** In milliseconds; 100 seconds unless given. */
  longestJob?: number;
  /** Runs `work` while no other server does. */
  withLock?(work: () => Promise<void>): Promise<void>;
  /** Leases the next job to this server. @returns undefined when nothing is due */
  claim(leaseUntil: number): Promise<Job | undefined>;
  /** @throws an error for `failureOf` */
  send(job: Job, signal: AbortSignal): Promise<void>;
  failureOf(error: unknown): DeliveryFailure;
  /** Records that it was sent. */
  succeed(job: Job): Promise<void>;
  /** Records that it failed, and when it is due again. */
  fail(job: Job, failure: DeliveryFailure): Promise<void>;
  /** Returns an unsent job. */
  release(job: Job): Promise<void>;
  /** Makes failed jobs due now, because the other side is reachable again. */
  wake(): Promise<void>;
}

interface QueueDeps extends Clock {
  log: Logger;
}

/** Sends the jobs of one channel, independently of other channels. */
export class DeliveryQueue<Job> {
  readonly #channel: Channel<Job>;
  readonly #deps: QueueDeps;
  readonly #stopping = new AbortController();
  /** In milliseconds since 1970; undefined while the other side is reachable. */
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

  /** The last failure, for the office; undefined after a success. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** Polls for jobs. @param every milliseconds */
  start(every = 1_000): void {
    const look = () =>
      this.deliver().catch((error: unknown) => this.#deps.log.error(describeError(error), 'A delivery failed'));
    this.#timer = setInterval(() => void look(), every).unref();
  }

  /** Sends all jobs that are due. A second call joins the running one. */
  deliver(): Promise<void> {
    const deliver = () => this.#deliver();
    this.#running ??= (this.#channel.withLock?.(deliver) ?? deliver()).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Starts no more jobs and waits for the running ones.
   * @param longest milliseconds, after which they are aborted and stay due
   */
  async stop(longest = longestStop): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    const cut = setTimeout(() => this.#stopping.abort(), longest);
    await this.#running?.catch(() => {});
    clearTimeout(cut);
  }

  async #deliver(): Promise<void> {
    // The restart may have fixed the cause of earlier failures.
    if (!this.#isStarted) await this.#channel.wake();
    this.#isStarted = true;
    // One job finds out whether the other side is reachable again.
    if (this.#awayUntil !== undefined && !(await this.#doNext())) return;
    const work = async () => {
      while (await this.#doNext());
    };
    await Promise.all(Array.from({ length: this.#channel.concurrency }, work));
  }

  /** @returns whether there may be more jobs */
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
