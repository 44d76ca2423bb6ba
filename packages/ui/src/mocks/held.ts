import { http, type RequestHandler } from 'msw';

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
      return promise;
    }),
    count: () => waiting.length,
    answer: (response) => {
      const oldest = waiting.shift();
      if (!oldest) throw new Error(`No ${method} ${path} waits`);
      oldest(response);
    },
  };
}
