import * as z from 'zod/mini';

/** Most shapes that a row is compared with. */
const mostShapes = 16;

/**
 * Checks rows whose checksum has proved that they are as this program wrote them, after a full check of each. What is
 * left to find is a row of another kind or version: its names or types differ. So the first row of each shape goes
 * through the whole schema, and the others are compared with it, which takes a fraction of the time.
 */
export class Shapes {
  readonly #schema: z.core.$ZodType;
  readonly #sound: unknown[] = [];

  constructor(schema: z.core.$ZodType) {
    this.#schema = schema;
  }

  isSound(row: unknown): boolean {
    if (this.#sound.some((known) => isAlike(row, known))) return true;
    if (!z.safeParse(this.#schema, row).success) return false;
    this.#sound.unshift(row);
    this.#sound.length = Math.min(this.#sound.length, mostShapes);
    return true;
  }
}

/** Whether a value has the names and types of a known one, and nothing in its lists that the known one's have not. */
function isAlike(value: unknown, known: unknown): boolean {
  if (typeof value !== 'object' || typeof known !== 'object') return typeof value === typeof known;
  if (value === null || known === null) return value === known;
  if (Array.isArray(value))
    return Array.isArray(known) && value.every((one) => known.some((each) => isAlike(one, each)));
  if (Array.isArray(known)) return false;
  const names = Object.keys(value);
  const knownNames = Object.keys(known);
  if (names.length !== knownNames.length) return false;
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as keyof typeof value;
    if (name !== knownNames[index] || !isAlike(value[name], known[name])) return false;
  }
  return true;
}
