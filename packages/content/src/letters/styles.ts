import { colors, nightLetterColors as night } from '../colors.ts';

const { background, backgroundSubtle, border, card, text, textSubdued, link, action, onAction, dark, onDark } = colors;
const { onDarkSubdued, statusInfo, statusWarning, statusWarningSubtle, statusWarningText } = colors;

/** Fonts with installed fallbacks, because mail programs load no web fonts. */
const body = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const display = `'Bricolage Grotesque',${body}`;

/** Inline styles by part. */
export const styles = {
  body: `margin:0;padding:0;background:${background};`,
  page: `background:${background};padding:24px 12px;`,
  letter: 'width:100%;max-width:600px;margin:0 auto;',
  header: `background:${dark};border-radius:24px 24px 0 0;padding:22px 32px;font-family:${display};font-size:22px;line-height:1.2;font-weight:800;color:${onDark};`,
  tagline: `font-family:${body};font-size:14px;font-weight:400;line-height:1.6;color:${onDarkSubdued};`,
  card: `background:${card};padding:28px 32px 32px;font-family:${body};font-size:16px;line-height:1.6;color:${text};`,
  title: `margin:0 0 4px;font-family:${display};font-size:28px;line-height:1.1;font-weight:800;letter-spacing:-0.02em;color:${text};`,
  intro: `margin:0 0 20px;color:${textSubdued};`,
  caution: `margin:0 0 20px;padding:12px 16px;border-left:6px solid ${statusWarningText};background:${statusWarningSubtle};color:${text};`,
  action: `display:inline-block;margin:0 8px 10px 0;padding:12px 22px;border-radius:999px;border:2px solid ${action};background:${action};color:${onAction};font-weight:700;line-height:1.3;text-decoration:none;`,
  secondary: `display:inline-block;margin:0 8px 10px 0;padding:12px 22px;border-radius:999px;border:2px solid ${text};background:${card};color:${text};font-weight:700;line-height:1.3;text-decoration:none;`,
  heading: `margin:24px 0 4px;font-family:${display};font-size:20px;line-height:1.2;font-weight:800;color:${text};`,
  rows: 'width:100%;border-collapse:collapse;margin:12px 0 0;',
  label: `width:128px;padding:9px 12px 9px 0;border-top:1px solid ${border};text-align:left;vertical-align:top;font-weight:400;color:${textSubdued};`,
  value: `padding:9px 0;border-top:1px solid ${border};vertical-align:top;color:${text};word-break:break-word;overflow-wrap:anywhere;`,
  link: `color:${link};font-weight:600;text-decoration:underline;`,
  quote: `margin:8px 0 0;padding:16px 18px;border-radius:14px;background:${backgroundSubtle};color:${text};word-break:break-word;overflow-wrap:anywhere;`,
  footer: `background:${backgroundSubtle};border-radius:0 0 24px 24px;padding:20px 32px;font-family:${body};font-size:14px;line-height:1.6;color:${textSubdued};`,
  note: 'margin:0 0 8px;',
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0;',
} as const;

/** For mail programs with dark mode support. Others invert colors themselves or not at all. */
export const darkStyles = `@media (prefers-color-scheme:dark){
.page{background:${night.page}!important}
.card{background:${dark}!important}
.band{background:${night.band}!important}
.text{color:${onDark}!important}
.soft{color:${onDarkSubdued}!important}
.link{color:${statusInfo}!important}
.rule{border-color:${night.border}!important}
.caution{background:${night.caution}!important;color:${onDark}!important;border-color:${statusWarning}!important}
.secondary{background:${dark}!important;color:${onDark}!important;border-color:${onDark}!important}
}
@media (max-width:480px){
.inset{padding-left:20px!important;padding-right:20px!important}
.label{width:96px!important}
}`;
