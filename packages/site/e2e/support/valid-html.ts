import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React's output: closed void elements, booleans as empty strings, inline styles.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    // Safari does not read a list without bullets as one.
    'no-redundant-role': 'off',
    // All files come from our own server.
    'require-sri': 'off',
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
