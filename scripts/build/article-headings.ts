import { parseAst } from 'vite'

/** A node of the HTML tree that rehype works on: an element or a text. */
type Node = {
  type: string
  value?: string
  tagName?: string
  properties?: { id?: string }
  children?: Node[]
  data?: object
}

/** Rehype plugin: an article exports its second-level headings, for its table of contents. Runs after rehype-slug. */
export function articleHeadings() {
  return (tree: { children: Node[] }) => {
    const headings = tree.children
      .filter((node) => node.tagName === 'h2')
      .map((node) => ({ id: node.properties?.id, title: textOf(node) }))
    const estree = parseAst(`export const headings = ${JSON.stringify(headings)}`)
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree } })
  }
}

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('')
