/**
 * Before hydration, a translation may wrap text nodes and a password manager may add nodes. React must find what the
 * server rendered, so these mutations are reverted for hydration and made again afterwards.
 */

/** Inserts nodes where the record says they were: before a sibling, or at the end of the parent. */
function insertAt(nodes: Iterable<Node>, { target, nextSibling, previousSibling }: MutationRecord): void {
  const after = nextSibling?.parentNode === target ? nextSibling : null;
  const before = previousSibling?.parentNode === target ? previousSibling.nextSibling : null;
  for (const node of nodes) target.insertBefore(node, after ?? before);
}

const remove = (nodes: NodeList) => {
  for (const node of nodes) node.parentNode?.removeChild(node);
};

/**
 * Reverts mutations, the latest first.
 * @returns a function that makes them again where their target is still in the document
 */
export function revertMutations(mutations: readonly MutationRecord[]): () => void {
  const texts = new Map<Node, string | null>();
  for (const mutation of [...mutations].reverse()) {
    if (mutation.type === 'characterData') {
      if (!texts.has(mutation.target)) texts.set(mutation.target, mutation.target.nodeValue);
      mutation.target.nodeValue = mutation.oldValue;
    } else {
      remove(mutation.addedNodes);
      insertAt(mutation.removedNodes, mutation);
    }
  }
  return () => {
    for (const mutation of mutations) {
      if (mutation.type === 'characterData' || !mutation.target.isConnected) continue;
      remove(mutation.removedNodes);
      insertAt(mutation.addedNodes, mutation);
    }
    for (const [text, value] of texts) text.nodeValue = value;
  };
}

/**
 * A translation may also start after hydration and move text nodes that React later removes or inserts beside: without
 * this, React would throw (facebook/react issue 11538).
 */
export function tolerateMovedNodes(): void {
  const { prototype } = Node;
  const [removeChild, insertBefore] = [
    // oxlint-disable-next-line typescript/unbound-method -- called on the node itself below
    prototype.removeChild,
    // oxlint-disable-next-line typescript/unbound-method -- called on the node itself below
    prototype.insertBefore,
  ];
  prototype.removeChild = function tolerant<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  prototype.insertBefore = function tolerant<Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as Child;
  };
}
