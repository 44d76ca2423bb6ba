import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's output: closed void elements, booleans as empty strings, inline styles.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    // These pages have several navigation landmarks and phone links on purpose.
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});

/** Returns the page's HTML errors, each with position, rule and message. */
export async function faultsOf(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
  );
}
