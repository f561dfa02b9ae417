/** Rehype plugin: an article exports its second-level headings, for its table of contents. Runs after rehype-slug. */
export function articleHeadings() {
  return (tree) => {
    const headings = tree.children
      .filter((node) => node.tagName === 'h2')
      .map((node) => ({ id: node.properties.id, title: textOf(node) }))
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree: exported('headings', headings) } })
  }
}

const textOf = (node) => node.value ?? node.children.map(textOf).join('')

/** `export const name = value`, as the syntax tree that MDX works on. */
function exported(name, value) {
  const id = { type: 'Identifier', name }
  const declarator = { type: 'VariableDeclarator', id, init: expression(value) }
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] }
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] }],
  }
}

function expression(value) {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expression) }
  if (typeof value !== 'object') return { type: 'Literal', value }
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value).map(([key, each]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name: key },
      value: expression(each),
    })),
  }
}
