import type { CompanyFacts } from '../model/site.ts';
import type { LetterContent, Row } from './content.ts';

/** Indented by two spaces, so that a visitor's text cannot imitate a line of the letter. */
const inset = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

/** Writes out links to the site; phone numbers and e-mail addresses need no URL. */
const rowText = ({ label, value, href }: Row): string =>
  [`${label}: ${value.replaceAll('\n', ', ')}`, ...(href?.startsWith('http') ? [inset(href)] : [])].join('\n');

/** The letter as plain text. */
export function asText(content: LetterContent, company: CompanyFacts): string {
  const blocks = [
    [content.title, ...content.opening].join('\n'),
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
