const quote = 0x22;
const backslash = 0x5c;
const [openBrace, closeBrace, openBracket, closeBracket, colon, comma] = [0x7b, 0x7d, 0x5b, 0x5d, 0x3a, 0x2c];

/** Deepest nesting of objects and lists. A form is one object. */
const maxDepth = 8;
/** Most keys and list items together. The largest form has about 60. */
const maxParts = 500;

/**
 * Looks through the bytes of a JSON text before it is parsed: a few megabytes of brackets keep
 * JSON.parse busy for a second, during which nobody else is served.
 * @returns where a limit is passed, or -1
 */
export function checkJsonComplexity(json: Buffer): number {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) at = endOfString(json, at);
    else if (byte === openBrace || byte === openBracket) depth++;
    else if (byte === closeBrace || byte === closeBracket) depth--;
    else if (byte === colon || byte === comma) parts++;
    if (depth > maxDepth || parts > 2 * maxParts) return at;
  }
  return -1;
}

/** Where a string ends that starts with the quote at `start`. A file of megabytes is one string: Node's search is fast. */
function endOfString(json: Buffer, start: number): number {
  for (let from = start + 1; ;) {
    const at = json.indexOf(quote, from);
    if (at === -1) return json.length;
    let escapes = 0;
    while (json[at - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return at;
    from = at + 1;
  }
}
