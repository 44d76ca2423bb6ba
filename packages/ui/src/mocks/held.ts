import { delay, http, type RequestHandler } from 'msw';

/** Calls that are held on purpose. Waiting for the network must not wait for them. */
export const heldCalls = new Set<Promise<unknown>>();

/** Marks a call as held. @param answer what it waits for */
export function holdAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
  heldCalls.add(answer);
  return answer.finally(() => heldCalls.delete(answer));
}

/** Never answers: the call stays under way. */
export const neverAnswers = () => holdAnswer(delay('infinite'));

/** Calls that wait until a story answers them, oldest first. */
export interface HeldCalls {
  handler: RequestHandler;
  /** How many wait. */
  count: () => number;
  /** Answers the oldest: as given, or as the mocked API would. */
  answer: (response?: Response) => void;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Holds the calls of one method and path. */
export function holdCalls(method: Method, path: string): HeldCalls {
  const waiting: ((response: Response | undefined) => void)[] = [];
  return {
    handler: http[method](path, async () => {
      const { promise, resolve } = Promise.withResolvers<Response | undefined>();
      waiting.push(resolve);
      return holdAnswer(promise);
    }),
    count: () => waiting.length,
    answer: (response) => {
      const oldest = waiting.shift();
      if (!oldest) throw new Error(`No ${method} ${path} waits`);
      oldest(response);
    },
  };
}
