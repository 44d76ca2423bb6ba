import { readFile } from 'node:fs/promises';

/** What the build adds to a document: the names of its scripts, its styles, fonts and first script. */
export interface DocumentFrame {
  attributes: string;
  head: string;
}

/** Frames of the pages that are rendered on request. The build writes them beside the server's module. */
export type Frames = Record<'specials' | 'posted' | 'receipt', DocumentFrame>;

export const addFrame = (html: string, { attributes, head }: DocumentFrame): string =>
  html.replace('<html ', () => `<html ${attributes} `).replace('</head>', () => `${head}</head>`);

let frames: Promise<Frames> | undefined;

export async function readFrame(name: keyof Frames): Promise<DocumentFrame> {
  frames ??= readFile(new URL('frames.json', import.meta.url), 'utf8').then((json) => JSON.parse(json) as Frames);
  return (await frames)[name];
}
