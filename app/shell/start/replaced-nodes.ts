/*
 * For each node that was removed from the page: the nodes that replaced it. A replacement is always newer than the node
 * that it replaces.
 */
const replacements = new WeakMap<Node, readonly Node[]>();

/**
 * Makes React work on a page that a translator has changed. Translators wrap or replace every text of the page, while
 * React still holds the original text nodes. This function changes three methods of the DOM: to insert before a
 * replaced node inserts before its replacement, to remove a replaced node removes its replacement, and a text that
 * React changes is put back into the page, where translators find it.
 */
export function followReplacedNodes(): void {
  const observer = new MutationObserver(recordReplacements);
  observer.observe(document, { childList: true, subtree: true });
  const recordPending = () => recordReplacements(observer.takeRecords());
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as T;
    recordPending();
    return insertBefore.call(this, node, shownChild(this, next)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T;
    recordPending();
    remove(this, node);
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this instanceof Text && !this.parentNode) {
        recordPending();
        restoreText(this);
      }
      nodeValue?.set?.call(this, value);
    },
  });
}

/**
 * The direct child of a parent that is or contains a node, or the replacement of the node. Null if nothing of the node
 * is left.
 */
function shownChild(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  if (node.parentNode) return shownChild(parent, node.parentNode);
  for (const replacement of replacements.get(node) ?? []) {
    const child = shownChild(parent, replacement);
    if (child) return child;
  }
  return null;
}

/**
 * Removes a node from a parent. An element that contains only this node is removed as well. If the node was replaced,
 * its replacements are removed.
 */
function remove(parent: Node, node: Node): void {
  const holder = node.parentNode;
  if (!holder) {
    for (const replacement of replacements.get(node) ?? []) remove(parent, replacement);
    return;
  }
  const isHeldAlone = holder !== parent && parent.contains(holder) && holder.childNodes.length === 1;
  if (isHeldAlone) remove(parent, holder);
  else (node as ChildNode).remove();
}

/** Puts an original text node back into the page, instead of the nodes that replaced it. */
function restoreText(text: Text): void {
  const shown = shownNodes(text);
  (shown[0] as ChildNode | undefined)?.before(text);
  for (const node of shown) (node as ChildNode).remove();
}

function shownNodes(node: Node): Node[] {
  return node.parentNode ? [node] : (replacements.get(node) ?? []).flatMap(shownNodes);
}

/**
 * Records which nodes replaced which: nodes that were added beside another node before its removal, nodes that replaced
 * it in one step, or nodes that were added at its position right after its removal.
 */
function recordReplacements(records: MutationRecord[]): void {
  /* Added nodes that replace no other node so far, and the last removed node without a replacement. */
  let additions: MutationRecord[] = [];
  let removal: { target: Node; node: Node; previous: Node | null; next: Node | null } | undefined;
  for (const record of records) {
    const { target, previousSibling: previous, nextSibling: next } = record;
    const added = [...record.addedNodes];
    const [removed] = record.removedNodes;
    for (const node of added) {
      replacements.delete(node);
      additions = additions.filter((one) => one.previousSibling !== node && one.nextSibling !== node);
    }
    if (removed && added.length === 0) {
      const before = additions.filter((one) => one.nextSibling === removed);
      const beside = before.length > 0 ? before : additions.filter((one) => one.previousSibling === removed);
      additions = additions.filter((one) => !beside.includes(one));
      const nodes = beside.flatMap((one) => [...one.addedNodes]);
      if (nodes.length > 0) replacements.set(removed, nodes);
      removal = nodes.length > 0 ? undefined : { target, node: removed, previous, next };
    } else if (removed) {
      replacements.set(removed, added);
    } else if (
      removal &&
      removal.target === target &&
      removal.previous === previous &&
      removal.next === next
    ) {
      replacements.set(removal.node, [...(replacements.get(removal.node) ?? []), ...added]);
      removal.previous = added.at(-1) ?? null;
    } else {
      additions.push(record);
    }
  }
}
