/** What the contract is about: everything else may differ between the server and its mocks. */
export interface Gist {
  status: number;
  /** Without parameters such as the character set. */
  type: string;
  /** A sentence as it stands; of JSON, its shape. */
  body: unknown;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Names and kinds of what a JSON value holds; of a list, the kinds that occur in it. */
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

export async function gist(response: Response): Promise<Gist> {
  const type = (response.headers.get('Content-Type') ?? '').replace(/;.*$/, '');
  const text = await response.text();
  return { status: response.status, type, body: type === 'application/json' ? shape(JSON.parse(text)) : text };
}
