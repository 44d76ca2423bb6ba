import type { LeadRecord } from '../../leads/lead-record.ts';

/** How a lead's line begins: its id is the first thing that was written. */
const opening = '{"entity":{"id":"';
const idLength = 36;
const newline = 0x0a;

/** The leads of a file as lines of text: the few that are asked for are parsed, the others are not. */
export class LeadLines {
  readonly #body: Buffer;
  readonly #starts = new Map<string, number>();

  /** @param body the lines of a data file, with a comma behind each but the last */
  constructor(body: Buffer) {
    this.#body = body;
    for (let start = 0; start < body.length; start = this.#endOf(start) + 1) this.#starts.set(this.#idAt(start), start);
  }

  /** @returns undefined when the file does not hold this lead */
  get(id: string): LeadRecord | undefined {
    const start = this.#starts.get(id);
    return start === undefined ? undefined : this.#parse(start);
  }

  #idAt(start: number): string {
    const from = start + opening.length;
    if (this.#body.toString('latin1', start, from) === opening)
      return this.#body.toString('latin1', from, from + idLength);
    return this.#parse(start).entity.id;
  }

  #parse(start: number): LeadRecord {
    const line = this.#body.toString('utf8', start, this.#endOf(start));
    return JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as LeadRecord;
  }

  #endOf(start: number): number {
    const end = this.#body.indexOf(newline, start);
    return end === -1 ? this.#body.length : end;
  }
}
