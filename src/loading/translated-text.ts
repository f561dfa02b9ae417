/** The element that replaces a text node removed by a translator. */
const translations = new WeakMap<Node, Element>()

/**
 * Lets React go on with a page that the visitor's browser has translated. Call it before React starts.
 *
 * A translator replaces each text node by a `<font>` element, but React keeps the text node: when React removes it or inserts an
 * element before it, the browser throws, and the page goes blank. React has no setting against that, so these methods
 * of `Node` act on the `<font>` element instead. Delete this file when React issue 11538 is solved.
 */
export function followTranslations() {
  new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true })
  const { insertBefore, appendChild, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, reference: Node | null) {
    removeTranslation(node)
    insertBefore.call(this, node, reference && childFor(this, reference))
    return node
  }
  Node.prototype.appendChild = function <Child extends Node>(node: Child) {
    removeTranslation(node)
    appendChild.call(this, node)
    return node
  }
  Node.prototype.removeChild = function <Child extends Node>(node: Child) {
    const child = childFor(this, node)
    // An extension may have removed the element already.
    if (child) removeChild.call(this, child)
    return node
  }
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...text,
    set(this: ChildNode, value: string | null) {
      text?.set?.call(this, value)
      // Putting the text back makes the translator translate it again.
      if (!this.isConnected) translations.get(this)?.replaceWith(this)
      translations.delete(this)
    },
  })
}

function noteTranslations(records: MutationRecord[]) {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslation)))
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const node of removedNodes) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (other): other is Element => isTranslation(other) && added.has(other),
      )
      if (translation && node.nodeType === Node.TEXT_NODE && !node.isConnected)
        translations.set(node, translation)
    }
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT'

/** The child of `parent` that replaces the node; `null` if there is none. */
function childFor(parent: Node, node: Node) {
  let child: Node = translations.get(node) ?? node
  // Some translators move the text node into their element.
  while (child.parentNode !== parent && isTranslation(child.parentNode)) child = child.parentNode
  return child.parentNode === parent ? child : null
}

function removeTranslation(node: Node) {
  translations.get(node)?.remove()
  translations.delete(node)
}
