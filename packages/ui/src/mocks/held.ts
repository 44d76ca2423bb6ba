import { delay, http, type RequestHandler } from 'msw';

/** The calls that wait for an answer that does not come by itself. A test that waits for the network leaves them out. */
export const heldCalls = new Set<Promise<unknown>>();

/** Counts a call as one that waits on purpose. @param answer what it waits for */
export function hold<Answer>(answer: Promise<Answer>): Promise<Answer> {
  heldCalls.add(answer);
  return answer.finally(() => heldCalls.delete(answer));
}

/** Answers a call of the mocked API never: it is still under way. */
export const never = () => hold(delay('infinite'));

/** Calls that wait for their answers until a story gives them: the oldest first. */
export interface HeldCalls {
  handler: RequestHandler;
  /** How many wait. */
  count: () => number;
  /** Answers the oldest: as given, or as the mocked API would. */
  answer: (response?: Response) => void;
}

/** Holds the calls of one method and path. */
export function holdCalls(method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string): HeldCalls {
  const waiting: ((response: Response | undefined) => void)[] = [];
  return {
    handler: http[method](path, async () => {
      const { promise, resolve } = Promise.withResolvers<Response | undefined>();
      waiting.push(resolve);
      return hold(promise);
    }),
    count: () => waiting.length,
    answer: (response) => {
      const oldest = waiting.shift();
      if (!oldest) throw new Error(`No ${method} ${path} waits`);
      oldest(response);
    },
  };
}
