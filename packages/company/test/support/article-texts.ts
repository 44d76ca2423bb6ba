import type { Block, Inline, PageSection, RichTextContent } from '@hvac/content/model';

const inline = (parts: readonly Inline[]) =>
  parts.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : part.strong)).join('');

const blockTexts = (block: Block): string[] => {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'list') return block.items.map(inline);
  return [inline(block.text)];
};

/** What a reader reads of an article: one text a block, one a list item. */
export const articleTexts = (content: RichTextContent): string[] => content.flatMap(blockTexts);

/** Names of fields whose values nobody reads. */
const unread = ['id', 'kind', 'marker', 'src', 'to', 'dial', 'size'];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (unread.includes(name) ? [] : textsIn(part)));
};

/** What a reader reads of a section below its heading. */
export const sectionTexts = ({ heading: _heading, body = [], ...rest }: PageSection): string[] => [
  ...articleTexts(body),
  ...textsIn(rest),
];
