/** Inline text. Content narrows `To` to the site's paths. */
export type Inline<To extends string = string> = string | { text: string; to: To } | { strong: string };

/** A block of an article, as data instead of markup. */
export type Block<To extends string = string> =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'lead'; text: readonly Inline<To>[] }
  | { kind: 'paragraph'; text: readonly Inline<To>[] }
  | { kind: 'list'; marker: 'bullets' | 'numbers' | 'symptoms'; items: readonly (readonly Inline<To>[])[] };

export type RichTextContent<To extends string = string> = readonly Block<To>[];

const words = (line: readonly Inline[]): string =>
  line.map((run) => (typeof run === 'string' ? run : 'strong' in run ? run.strong : run.text)).join('');

/** Plain text, for search engines and previews. */
export const plainText = (content: RichTextContent): string =>
  content
    .flatMap((block) =>
      block.kind === 'heading' ? block.text : block.kind === 'list' ? block.items.map(words) : words(block.text),
    )
    .join(' ');
