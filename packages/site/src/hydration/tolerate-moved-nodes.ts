/**
 * A translation after hydration moves text nodes that React later removes or inserts beside. Without this patch, React
 * would throw and take the page away with all that was typed (facebook/react issue 11538).
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
