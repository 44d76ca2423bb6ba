/**
 * What others did to the document before React: a translation wraps texts, a password manager puts a node beside an
 * input. React must find what the server wrote, so the changes are taken back while it takes over, and made again after.
 */

/** Where nodes stood: before one, or else at the end of their parent. */
function place(nodes: Iterable<Node>, { target, nextSibling, previousSibling }: MutationRecord): void {
  const after = nextSibling?.parentNode === target ? nextSibling : null;
  const before = previousSibling?.parentNode === target ? previousSibling.nextSibling : null;
  for (const node of nodes) target.insertBefore(node, after ?? before);
}

const remove = (nodes: NodeList) => {
  for (const node of nodes) node.parentNode?.removeChild(node);
};

/**
 * Takes the changes back, the latest first.
 * @returns makes them again where their place is still in the document
 */
export function takeBack(changes: readonly MutationRecord[]): () => void {
  const texts = new Map<Node, string | null>();
  for (const change of [...changes].reverse()) {
    if (change.type === 'characterData') {
      if (!texts.has(change.target)) texts.set(change.target, change.target.nodeValue);
      change.target.nodeValue = change.oldValue;
    } else {
      remove(change.addedNodes);
      place(change.removedNodes, change);
    }
  }
  return () => {
    for (const change of changes) {
      if (change.type === 'characterData' || !change.target.isConnected) continue;
      remove(change.removedNodes);
      place(change.addedNodes, change);
    }
    for (const [text, value] of texts) text.nodeValue = value;
  };
}

/**
 * A translation may come at any time after React too, and takes texts out of the document that React goes on to remove
 * or to put others beside: that must not end the page (facebook/react issue 11538).
 */
export function toleratePulledNodes(): void {
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
