import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';

type StartTag = Parameters<RewritingStream['emitStartTag']>[0];

/** Of inputs that hold a text. What is hidden, secret or a file is never put back. */
const texts = new Set(['', 'text', 'email', 'tel', 'url', 'search', 'number', 'date']);
/** The math problem has to be solved anew, and the field that people do not see stays empty. */
const passing = /^captcha|^website$/;

const attribute = ({ attrs }: StartTag, name: string) => attrs.find((each) => each.name === name)?.value;

function setAttribute(tag: StartTag, name: string, value: string | undefined): void {
  tag.attrs = tag.attrs.filter((each) => each.name !== name);
  if (value !== undefined) tag.attrs.push({ name, value });
}

/**
 * A prerendered page whose form was sent by the browser itself: the fields hold what was sent, escaped, and the form's
 * notice "Not sent yet" is no longer hidden. The form is marked `data-held`.
 * @param values by name of field; names that the form does not have are left out
 */
export async function refillForm(html: string, values: ReadonlyMap<string, string>): Promise<string> {
  const page = new RewritingStream();
  const held = (name = '') => (passing.test(name) ? undefined : values.get(name)?.replace(/\r\n?/g, '\n'));
  let inForm = false;
  let chosen: string | undefined;
  let inFilledArea = false;

  page.on('startTag', (tag) => {
    const { tagName } = tag;
    if (tagName === 'form') inForm = attribute(tag, 'data-lead-form') !== undefined;
    if (inForm) {
      if (tagName === 'form') setAttribute(tag, 'data-held', '');
      if (attribute(tag, 'data-not-sent') !== undefined) setAttribute(tag, 'hidden', undefined);
      const value = held(attribute(tag, 'name'));
      if (tagName === 'select') chosen = value;
      if (tagName === 'option' && chosen !== undefined) {
        setAttribute(tag, 'selected', attribute(tag, 'value') === chosen ? '' : undefined);
      }
      if (tagName === 'input' && value !== undefined) fillInput(tag, value);
      inFilledArea = tagName === 'textarea' && value !== undefined;
      page.emitStartTag(tag);
      // The first line break of a text area is not part of its text.
      if (inFilledArea) page.emitText({ text: `\n${value ?? ''}` });
    } else page.emitStartTag(tag);
  });
  page.on('endTag', (tag) => {
    if (tag.tagName === 'form') inForm = false;
    if (tag.tagName === 'select') chosen = undefined;
    inFilledArea = false;
    page.emitEndTag(tag);
  });
  page.on('text', (_text, raw) => {
    if (!inFilledArea) page.emitRaw(raw);
  });
  // By the event: the parser reads from itself, so that a reader of another kind would find nothing.
  let rewritten = '';
  page.on('data', (part: string) => (rewritten += part));
  page.end(html);
  await finished(page);
  return rewritten;
}

function fillInput(tag: StartTag, value: string): void {
  const type = attribute(tag, 'type') ?? '';
  if (texts.has(type)) setAttribute(tag, 'value', value);
  if (type === 'radio' || type === 'checkbox') {
    setAttribute(tag, 'checked', (attribute(tag, 'value') ?? 'on') === value ? '' : undefined);
  }
}
