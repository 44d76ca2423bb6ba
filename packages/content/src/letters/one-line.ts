/** Line breaks, control characters, and what turns the direction of the text around it. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A text that is safe in a header: one line, cut to a length that mail programs show, never in the middle of an emoji.
 * @param most graphemes that are kept
 */
export function oneLine(text: string, most = 120): string {
  const line = text.replace(unwanted, ' ').replace(/\s+/g, ' ').trim();
  // Nobody reads further, and the segmenter takes its time.
  const read = Array.from(line)
    .slice(0, most * 8)
    .join('');
  const graphemes = Array.from(new Intl.Segmenter('en-US').segment(read), ({ segment }) => segment);
  return graphemes.length > most ? `${graphemes.slice(0, most - 1).join('')}…` : graphemes.join('');
}
