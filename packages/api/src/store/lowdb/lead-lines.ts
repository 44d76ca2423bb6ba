import type { LeadRecord } from '../../leads/lead-record.ts';

/** How a lead's line begins: its id is the first thing that was written. */
const opening = '{"entity":{"id":"';
const idLength = 36;
/** An entity ends with its time: so many characters before the word "intake". */
const createdLength = 41;

/** The leads of a file as lines of text: the few that are asked for are parsed, the others are not. */
export class LeadLines {
  readonly body: Buffer;
  /** A character for each byte. */
  readonly text: string;
  #starts: Map<string, number> | undefined;

  /** @param body the lines of a data file, with a comma behind each but the last */
  constructor(body: Buffer) {
    this.body = body;
    this.text = body.toString('latin1');
  }

  /** @returns undefined when the file does not hold this lead */
  get(id: string): LeadRecord | undefined {
    this.#starts ??= this.#map();
    const start = this.#starts.get(id);
    return start === undefined ? undefined : this.at(start);
  }

  /** The lead whose line starts here. */
  at(start: number): LeadRecord {
    const line = this.body.toString('utf8', start, this.endOf(start));
    return JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as LeadRecord;
  }

  /** Where the line starts that has this place in it. */
  startAround(place: number): number {
    return this.text.lastIndexOf('\n', place) + 1;
  }

  /** Where a line ends. */
  endOf(start: number): number {
    const end = this.text.indexOf('\n', start);
    return end === -1 ? this.text.length : end;
  }

  /** The part of a line that holds what the form said: behind it stands what the server noted. */
  entityAt(start: number): string {
    const end = this.endOf(start);
    const intake = this.text.lastIndexOf('"intake":{', end);
    const created = intake - createdLength;
    if (this.text.startsWith(',"createdAt":"', created)) return this.text.slice(start, created);
    return this.text.slice(start, intake > start ? intake : end);
  }

  #map(): Map<string, number> {
    const starts = new Map<string, number>();
    for (let start = 0; start < this.text.length; start = this.endOf(start) + 1) starts.set(this.#idAt(start), start);
    return starts;
  }

  #idAt(start: number): string {
    if (!this.text.startsWith(opening, start)) return this.at(start).entity.id;
    const from = start + opening.length;
    return this.text.slice(from, from + idLength);
  }
}
