/** Windows of time that are looked at. The shortest was held up by nothing else on the machine. */
const rounds = 25;
/** Length of a window in milliseconds: short enough to lie between two other mutex of the processor. */
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
 */
export function growthOf(prepare: (size: number) => () => void, size: number): number {
  const sides = [size, size * 2 ** doublings].map((each) => {
    const work = prepare(each);
    return { work, times: timesOf(work), cost: Infinity };
  });
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) side.cost = Math.min(side.cost, timeOf(side.work, side.times) / side.times);
  }
  const [small, large] = sides.map(({ cost }) => cost) as [number, number];
  return (large / small) ** (1 / doublings);
}
