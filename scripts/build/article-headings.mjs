import { parseAst } from 'vite'

/**
 * A node of the HTML tree that rehype works on: an element or a text.
 * @typedef {{ type: string, value?: string, tagName?: string, properties?: { id?: string }, children?: Node[], data?: object }} Node
 */

/** Rehype plugin: an article exports its second-level headings, for its table of contents. Runs after rehype-slug. */
export function articleHeadings() {
  /** @param {{ children: Node[] }} tree */
  return (tree) => {
    const headings = tree.children
      .filter((node) => node.tagName === 'h2')
      .map((node) => ({ id: node.properties?.id, title: textOf(node) }))
    const estree = parseAst(`export const headings = ${JSON.stringify(headings)}`)
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree } })
  }
}

/**
 * @param {Node} node
 * @returns {string}
 */
const textOf = ({ value, children = [] }) => value ?? children.map(textOf).join('')
