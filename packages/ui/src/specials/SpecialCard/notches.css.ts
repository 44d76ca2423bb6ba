/** From this width of its box on, the stub stands at the left of the words; below it, above them. */
export const sideBySide = '(min-width: 46rem)';

/** Half discs punched out of the two corners of a side, where coupons are torn. */
const discs = {
  bottom: ['0 100%', '100% 100%', '0 0 / 51% 100%', '100% 0 / 51% 100%'],
  top: ['0 0', '100% 0', '0 0 / 51% 100%', '100% 0 / 51% 100%'],
  right: ['100% 0', '100% 100%', '0 0 / 100% 51%', '0 100% / 100% 51%'],
  left: ['0 0', '0 100%', '0 0 / 100% 51%', '0 100% / 100% 51%'],
} as const;

export const notched = (side: keyof typeof discs) => {
  const [first, second, firstPlace, secondPlace] = discs[side];
  const disc = (at: string) => `radial-gradient(circle 14px at ${at}, transparent 97%, black)`;
  return { mask: `${disc(first)} ${firstPlace} no-repeat, ${disc(second)} ${secondPlace} no-repeat` };
};
