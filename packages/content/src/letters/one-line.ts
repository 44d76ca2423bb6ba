/** Line breaks, control characters and bidirectional controls. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Makes a text safe for a mail header: one line, cut to a visible length, never inside an emoji.
 * @param most number of graphemes to keep
 */
export function oneLine(text: string, most = 120): string {
  const line = text.replace(unwanted, ' ').replace(/\s+/g, ' ').trim();
  // Bounds the segmenter's work.
  const read = Array.from(line)
    .slice(0, most * 8)
    .join('');
  const graphemes = Array.from(new Intl.Segmenter('en-US').segment(read), ({ segment }) => segment);
  return graphemes.length > most ? `${graphemes.slice(0, most - 1).join('')}…` : graphemes.join('');
}
