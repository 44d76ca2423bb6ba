import { StoreUnavailable } from '../port.ts';
import type { StoreState } from '../port.ts';
import { WriteFault } from './durable-file.ts';
import { errorCode } from '../../error-code.ts';

/** What the operator is told about a failed write. No record's content is in it. */
export interface StoreFault {
  /** Code of the system, such as ENOSPC, or LOCK when the lock was lost. */
  code: string;
  /** True when nothing is written any more until a restart. */
  stopped: boolean;
}

/** Decides whether the store may write, for all of its files together. */
export class WriteGate {
  #state: StoreState = 'ready';
  readonly #onFault: (fault: StoreFault) => void;
  readonly #isHeld: () => Promise<boolean>;

  /**
   * @param onFault told about every failed write
   * @param isHeld whether the data folder still belongs to this process
   */
  constructor(onFault: (fault: StoreFault) => void, isHeld: () => Promise<boolean>) {
    this.#onFault = onFault;
    this.#isHeld = isHeld;
  }

  get state(): StoreState {
    return this.#state;
  }

  /** Ends writing until a restart. */
  stop(code: string): void {
    if (this.#state === 'stopped') return;
    this.#state = 'stopped';
    this.#onFault({ code, stopped: true });
  }

  /**
   * Runs a write.
   * @throws {StoreUnavailable} when it failed, or when the store has stopped
   */
  async pass<T>(write: () => Promise<T>): Promise<T> {
    if (this.#state === 'stopped') throw new StoreUnavailable('stopped');
    try {
      if (!(await this.#isHeld())) throw Object.assign(new Error('The lock is lost'), { code: 'LOCK' });
      const result = await write();
      if (this.#state === 'refusing') this.#state = 'ready';
      return result;
    } catch (error) {
      throw this.#refuse(error);
    }
  }

  #refuse(error: unknown): StoreUnavailable {
    const cause = error instanceof WriteFault ? error.cause : error;
    const code = errorCode(cause) ?? 'UNKNOWN';
    // After EIO the kernel may have dropped pages that it calls clean, so a later success would prove nothing.
    // And a folder that another process has taken is not ours to write to.
    const lost = code === 'EIO' || code === 'LOCK' || (error instanceof WriteFault && !error.undone);
    if (lost) this.stop(code);
    else if (this.#state !== 'stopped') {
      this.#state = 'refusing';
      this.#onFault({ code, stopped: false });
    }
    return new StoreUnavailable(lost ? 'stopped' : 'refusing', { cause });
  }
}
