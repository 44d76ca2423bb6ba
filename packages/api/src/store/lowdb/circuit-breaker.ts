import { StoreUnavailable } from '../store.ts';
import type { StoreState } from '../store.ts';
import { WriteFault } from './durable-adapter.ts';
import { errorCode } from '../../errors.ts';

/** What the operator is told about a failed write. No record's content is in it. */
export interface StoreFault {
  /** Code of the system, such as ENOSPC. */
  code: string;
  /** True when nothing is written any more until a restart. */
  stopped: boolean;
}

/** A circuit breaker for all files together: decides whether the store may write. */
export class CircuitBreaker {
  #state: StoreState = 'ready';
  readonly #onFault: (fault: StoreFault) => void;

  /** @param onFault told about every failed write */
  constructor(onFault: (fault: StoreFault) => void) {
    this.#onFault = onFault;
  }

  get state(): StoreState {
    return this.#state;
  }

  /** Ends writing until a restart. */
  stop(code: string): void {
    this.#state = 'stopped';
    this.#onFault({ code, stopped: true });
  }

  /**
   * Runs a write.
   * @throws {StoreUnavailable} when the system refused it, or when the store has stopped
   * @throws what else went wrong, as it is: a mistake of the program is not told as a full disk
   */
  async execute<T>(write: () => Promise<T>): Promise<T> {
    if (this.#state === 'stopped') throw new StoreUnavailable('stopped');
    try {
      const result = await write();
      if (this.#state === 'refusing') this.#state = 'ready';
      return result;
    } catch (error) {
      throw this.#refuse(error);
    }
  }

  #refuse(error: unknown): unknown {
    const cause = error instanceof WriteFault ? error.cause : error;
    const code = errorCode(cause) ?? '';
    const isUnknown = error instanceof WriteFault && !error.undone;
    // Node's own errors, such as ERR_INVALID_ARG_TYPE, are mistakes in the program.
    if (!isUnknown && !/^E[A-Z0-9]+$/.test(code)) return cause;
    // After EIO the kernel may have dropped pages that it calls clean, so a later success would prove nothing.
    const lost = code === 'EIO' || isUnknown;
    if (this.#state !== 'stopped') {
      this.#state = lost ? 'stopped' : 'refusing';
      this.#onFault({ code, stopped: lost });
    }
    return new StoreUnavailable(lost ? 'stopped' : 'refusing', { cause });
  }
}
