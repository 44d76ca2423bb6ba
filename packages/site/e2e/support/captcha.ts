/** Solves a math problem such as "7 + 5 =". */
export function answerTo(question: string): string {
  const [, left, operator, right] = /(\d+) ([+−×-]) (\d+)/.exec(question) ?? [];
  const [a, b] = [Number(left), Number(right)];
  return String(operator === '+' ? a + b : operator === '×' ? a * b : a - b);
}
