/** The parts of a response that the server and its mock must share. */
export interface ResponseShape {
  status: number;
  /** Without parameters such as the character set. */
  type: string;
  /** The text, or the shape of JSON. */
  body: unknown;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Replaces JSON values by their types; an array by the distinct types of its items. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kinds = new Map(value.map((item) => [JSON.stringify(shape(item)), shape(item)]));
    return [...kinds.values()];
  }
  if (typeof value === 'string') return uuid.test(value) ? 'id' : time.test(value) ? 'time' : 'text';
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, held]) => [key, shape(held)]));
}

export async function responseShape(response: Response): Promise<ResponseShape> {
  const type = (response.headers.get('Content-Type') ?? '').replace(/;.*$/, '');
  const text = await response.text();
  return { status: response.status, type, body: type === 'application/json' ? shape(JSON.parse(text)) : text };
}
