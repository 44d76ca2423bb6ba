import { colors } from '../colors.ts';
import type { CompanyFacts } from '../model/site.ts';
import type { LetterContent, LetterSection, Row } from './content.ts';
import { html, lines, Markup } from './html.ts';
import { darkStyles, styles } from './styles.ts';

const { illustrationFlowCool, illustrationFlowMild, illustrationFlowWarm, illustrationFlowHot } = colors;

const linkHtml = (text: string, href: string): Markup =>
  html`<a class="link" href="${href}" style="${styles.link}">${text}</a>`;

const valueHtml = ({ value, href, parts }: Row): Markup | readonly Markup[] => {
  if (parts)
    return parts.map(({ text, number }) => (number === undefined ? lines(text) : linkHtml(text, `tel:${number}`)));
  return href === undefined ? lines(value) : linkHtml(value, href);
};

const rowHtml = (row: Row): Markup =>
  html`<tr>
    <th scope="row" class="soft rule label" style="${styles.label}">${row.label}</th>
    <td dir="auto" class="text rule" style="${styles.value}">${valueHtml(row)}</td>
  </tr>`;

const sectionHtml = ({ heading, rows }: LetterSection): Markup =>
  html`${heading === undefined ? '' : html`<h2 class="text" style="${styles.heading}">${heading}</h2>`}
    <table style="${styles.rows}">
      ${rows.map(rowHtml)}
    </table>`;

const quoteHtml = ({ label, text }: LetterContent['quotes'][number]): Markup =>
  html`<h2 class="text" style="${styles.heading}">${label}</h2>
    <div dir="auto" class="band text" style="${styles.quote}">${lines(text)}</div>`;

const actionHtml = ({ label, href }: LetterContent['actions'][number], index: number): Markup =>
  index === 0
    ? html`<a href="${href}" style="${styles.action}">${label}</a> `
    : html`<a class="secondary" href="${href}" style="${styles.secondary}">${label}</a> `;

/** The brand's cool-to-warm stripe, as a table for mail programs. */
const flow = html`<table role="presentation" cellpadding="0" cellspacing="0" width="100%">
  <tr>
    ${[illustrationFlowCool, illustrationFlowMild, illustrationFlowWarm, illustrationFlowHot].map(
      (color) => html`<td height="5" style="height:5px;line-height:5px;font-size:0;background:${color};">&nbsp;</td>`,
    )}
  </tr>
</table>`;

/** The letter as HTML: tables 600 px wide, inline styles, no external resources. */
export function asHtml(content: LetterContent, company: CompanyFacts): string {
  const { title, preview, intro, caution, actions, sections, quotes, closing } = content;
  const card = html`<h1 class="text" style="${styles.title}">${title}</h1>
    ${intro.map((line) => html`<p class="soft" style="${styles.intro}">${line}</p>`)}
    ${caution === undefined ? '' : html`<p class="caution" style="${styles.caution}">${caution}</p>`}
    <p style="margin:0;">${actions.map(actionHtml)}</p>
    ${sections.map(sectionHtml)} ${quotes.map(quoteHtml)}`;
  const footer = html`${closing.map((line) => html`<p class="soft" dir="auto" style="${styles.note}">${line}</p>`)}
    <p class="soft" style="margin:0;">${lines([company.name, ...(company.address?.lines ?? [])].join('\n'))}</p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        <style>
          ${new Markup(darkStyles)}
        </style>
      </head>
      <body class="page" style="${styles.body}">
        <div style="${styles.hidden}">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td class="page" align="center" style="${styles.page}">
              <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${styles.letter}">
                <tr>
                  <td class="inset" style="${styles.header}">
                    ${company.shortName}<br /><span style="${styles.tagline}">${company.tagline}</span>
                  </td>
                </tr>
                <tr>
                  <td style="padding:0;">${flow}</td>
                </tr>
                <tr>
                  <td class="card inset" style="${styles.card}">${card}</td>
                </tr>
                <tr>
                  <td class="band inset" style="${styles.footer}">${footer}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.source;
}
