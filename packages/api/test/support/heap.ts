import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** By how many bytes of heap what some work returns is larger than what was there before. */
export function heapGrowth(work: () => unknown): number {
  // The first run compiles its code.
  work();
  collect();
  const before = process.memoryUsage().heapUsed;
  const result = [work()];
  collect();
  const after = process.memoryUsage().heapUsed;
  // A use after the collection, which would take it otherwise.
  result.pop();
  return after - before;
}
