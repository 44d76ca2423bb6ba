/** A piece of HTML, told apart from text by its class: what a visitor typed is never taken for one. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The one place where text becomes HTML: for content and for attributes in quotes. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type Part = string | Markup | readonly Markup[];

const sourceOf = (part: Part): string => {
  if (part instanceof Markup) return part.source;
  return typeof part === 'string' ? escape(part) : part.map(({ source }) => source).join('');
};

/** HTML as it is written; what is put into it is escaped unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((all, string, index) => all + sourceOf(parts[index - 1] ?? '') + string));

/** A text whose line breaks show. */
export const lines = (text: string): Markup =>
  new Markup(
    text
      .split(/\r\n|[\r\n\u2028\u2029]/)
      .map(escape)
      .join('<br>'),
  );
