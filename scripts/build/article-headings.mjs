import { parseAst } from 'vite'

/** Rehype plugin: an article exports its second-level headings, for its table of contents. Runs after rehype-slug. */
export function articleHeadings() {
  return (tree) => {
    const headings = tree.children
      .filter((node) => node.tagName === 'h2')
      .map((node) => ({ id: node.properties.id, title: textOf(node) }))
    const estree = parseAst(`export const headings = ${JSON.stringify(headings)}`)
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree } })
  }
}

const textOf = (node) => node.value ?? node.children.map(textOf).join('')
