/** HTML source. The class distinguishes it from text, so that typed text is always escaped. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for elements and quoted attributes. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type Part = string | Markup | readonly Markup[];

const sourceOf = (part: Part): string => {
  if (part instanceof Markup) return part.source;
  return typeof part === 'string' ? escape(part) : part.map(({ source }) => source).join('');
};

/** Template tag that escapes its values unless they are `Markup`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((all, string, index) => all + sourceOf(parts[index - 1] ?? '') + string));

/** Text with line breaks as `<br>`. */
export const lines = (text: string): Markup =>
  new Markup(
    text
      .split(/\r\n|[\r\n\u2028\u2029]/)
      .map(escape)
      .join('<br>'),
  );
