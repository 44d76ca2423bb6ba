import type { Block, Inline, RichTextContent } from '@hvac/content/model';

const inline = (parts: readonly Inline[]) =>
  parts.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : part.strong)).join('');

const blockTexts = (block: Block): string[] => {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'list') return block.items.map(inline);
  return [inline(block.text)];
};

/** What a reader reads of an article: one text a block, one a list item. */
export const articleTexts = (content: RichTextContent): string[] => content.flatMap(blockTexts);
