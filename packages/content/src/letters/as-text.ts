import type { CompanyFacts } from '../model/site.ts';
import type { LetterContent, Row } from './content.ts';

/** Indented by two spaces, so that a visitor's text cannot imitate a line of the letter. */
const inset = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

const otherScript = /[^\p{ASCII}]/u;

/** Writes out what mail programs do not link by themselves: all but addresses, and phone numbers that stand alone. */
function rowText({ label, value, href, parts = [] }: Row): string {
  const numbers = parts.length > 1 || otherScript.test(value) ? parts.flatMap(({ number }) => number ?? []) : [];
  const links = [...(href?.startsWith('http') ? [href] : []), ...numbers.map((number) => `tel:${number}`)];
  return [`${label}: ${value.replaceAll('\n', ', ')}`, ...links.map(inset)].join('\n');
}

/** The letter as plain text. */
export function asText(content: LetterContent, company: CompanyFacts): string {
  const blocks = [
    [content.title, ...content.intro].join('\n'),
    ...(content.caution === undefined ? [] : [content.caution]),
    ...content.sections.map(({ heading, rows }) =>
      [...(heading === undefined ? [] : [heading]), ...rows.map(rowText)].join('\n'),
    ),
    ...content.quotes.map(({ label, text }) => `${label}:\n${inset(text)}`),
    ...content.actions.filter(({ href }) => href.startsWith('http')).map(({ label, href }) => `${label}: ${href}`),
    ...content.closing,
    [company.name, ...(company.address?.lines ?? []), company.phone.display].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
