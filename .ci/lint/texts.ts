/** What the rule reads of a node of the syntax tree. */
interface Node {
  type: string;
  value?: unknown;
  key?: { name?: string };
  callee?: { name?: string; property?: { name?: string } };
  parent?: Node;
}

/** Two words in a row: a letter, a space, a letter. */
const phrase = /\p{L}{2,}[^\s\p{L}]? \p{L}/u;

/** Properties that are shown or spoken. */
const shown = new Set(['description', 'heading', 'hint', 'label', 'legend', 'placeholder', 'text', 'title']);

/** Calls whose texts nobody reads: selectors, and errors for developers. */
const unseen = /^(closest|matches|querySelector|querySelectorAll|\w*Error)$/;

const isUnseen = ({ type, callee }: Node): boolean =>
  (type === 'CallExpression' || type === 'NewExpression') && unseen.test(callee?.property?.name ?? callee?.name ?? '');

/** Another rule reads props; a directive and a type are no texts. */
const isElsewhere = ({ type }: Node): boolean => /^(JSXAttribute|ExpressionStatement|TSLiteralType)$/.test(type);

/** A text that somebody would read, outside content/words. */
function isText(node: Node, text: string): boolean {
  const { parent } = node;
  if (!parent || isElsewhere(parent) || isUnseen(parent)) return false;
  const isShown = parent.type === 'Property' && parent.value === node && shown.has(parent.key?.name ?? '');
  return phrase.test(text) || (isShown && /\p{L}/u.test(text));
}

const color = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

interface Context {
  report: (problem: { node: Node; message: string }) => void;
}

/** A rule that reads every text of a module. */
const ruleOfTexts = (isWrong: (node: Node, text: string) => boolean, message: string) => ({
  create: (context: Context) => {
    const check = (node: Node, text: unknown) => {
      if (typeof text === 'string' && isWrong(node, text)) context.report({ node, message });
    };
    return {
      Literal: (node: Node) => check(node, node.value),
      TemplateElement: (node: Node) => check(node, (node.value as { cooked?: string }).cooked),
    };
  },
});

export default {
  meta: { name: 'texts' },
  rules: {
    // `react/jsx-no-literals` reads JSX, this rule what is made elsewhere.
    'words-in-content': ruleOfTexts(isText, 'Put words that people read into content/words.'),
    'colors-in-tokens': ruleOfTexts((_node, text) => color.test(text), 'Import colors from the tokens.'),
  },
};
