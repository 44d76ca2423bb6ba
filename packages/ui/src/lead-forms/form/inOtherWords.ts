import type { LeadFormWords } from '@hvac/content/words';

/**
 * A sentence of a schema or of the server in the words of a form. Its numbers and quoted texts are kept, and what follows a
 * colon may have words of its own.
 * @param messages by the English sentence; one that is not among them stands
 */
export function inOtherWords(sentence: string, messages: LeadFormWords['messages']): string {
  const find = (key: string): string | undefined =>
    Object.entries(messages ?? {}).find(([english]) => english === key)?.[1];
  const translate = (part: string): string | undefined => {
    const values: string[] = [];
    const pattern = part.replace(/“.*”|\d[\d,]*/g, (value) => {
      values.push(value);
      return '{}';
    });
    return find(part) ?? find(pattern)?.replaceAll('{}', () => values.shift() ?? '');
  };
  return (
    translate(sentence) ??
    sentence
      .split(': ')
      .map((part) => translate(part) ?? part)
      .join(': ')
  );
}
