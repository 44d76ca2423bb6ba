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

interface Context {
  report: (problem: { node: Node; message: string }) => void;
}

/** Every word stands in content/words: `react/jsx-no-literals` reads JSX, this rule what is made elsewhere. */
const words = {
  create: (context: Context) => {
    const check = (node: Node, text: unknown) => {
      if (typeof text === 'string' && isText(node, text))
        context.report({ node, message: 'Put words that people read into content/words.' });
    };
    return {
      Literal: (node: Node) => check(node, node.value),
      TemplateElement: (node: Node) => check(node, (node.value as { cooked?: string }).cooked),
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'in-content': words } };
