/**
 * Says what was measured beside its goal. A bench with a figure that falls short ends with 1: a promise that nothing
 * asserts is none.
 * @param measured in the unit of `most` or `least`; what cannot be measured here is passed over
 * @returns the goal, and whether it is met
 */
export function goal(name: string, measured: number | undefined, { most = Infinity, least = -Infinity }): string {
  const text = most === Infinity ? `>= ${least}` : `<= ${most}`;
  if (measured === undefined) return `goal ${text}: not measured`;
  // Nothing is as good as NaN.
  const isMet = measured <= most && measured >= least;
  if (!isMet) {
    process.exitCode = 1;
    process.stderr.write(`Falls short: ${name}: ${measured.toFixed(2)}, goal ${text}\n`);
  }
  return `goal ${text}: ${isMet ? 'met' : 'NOT MET'}`;
}
