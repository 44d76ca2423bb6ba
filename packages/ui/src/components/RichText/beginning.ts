import type { RichTextContent } from '@hvac/content/model';

/** How many blocks of an article stand before its drawing: up to its second paragraph. */
export const beginning = (content: RichTextContent): number => {
  const paragraphs = content.flatMap(({ kind }, index) => (kind === 'lead' || kind === 'paragraph' ? [index] : []));
  return (paragraphs[1] ?? 0) + 1;
};
