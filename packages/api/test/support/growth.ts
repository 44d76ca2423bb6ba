/** How often each size is measured. The fastest counts: other work on the machine can only make a run slower. */
const rounds = 25;
/** More rounds while the growth looks too high: on a busy machine the first ones may all have been interrupted. */
const mostRounds = 1000;
/** Length of a window in milliseconds: short enough to lie between two other turns of the processor. */
const window = 0.5;
const doublings = 4;

function timeOf(work: () => void, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time++) work();
  return performance.now() - start;
}

/** How often a work fits into a window; once at least. By then it is compiled, too. */
function timesOf(work: () => void): number {
  let times = 1;
  while (timeOf(work, times) < window) times *= 2;
  return times;
}

/**
 * How many times longer a work takes for twice the input: 2 when it grows with the input, 4 with its square. It is
 * measured over 16 times the input, so that a busy machine cannot turn the one into the other.
 * @param prepare makes the work for an input of a size; making it is not measured
 * @param limit what the test allows
 */
export function growthOf(prepare: (size: number) => () => void, size: number, limit = 3): number {
  const sides = [size, size * 2 ** doublings].map((each) => {
    const work = prepare(each);
    return { work, times: timesOf(work), cost: Infinity };
  });
  let growth = Infinity;
  for (let round = 0; round < rounds || (growth >= limit && round < mostRounds); round++) {
    for (const side of sides) side.cost = Math.min(side.cost, timeOf(side.work, side.times) / side.times);
    const [small, large] = sides.map(({ cost }) => cost) as [number, number];
    growth = (large / small) ** (1 / doublings);
  }
  return growth;
}
