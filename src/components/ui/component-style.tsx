type ComponentStyleProps = {
  name: string
  /** A style sheet, imported with `?inline`. */
  css: string
}

/** The order of layers, as in src/styles/main.css. It is repeated here, because the browser may read this style sheet first. */
const layers = '@layer theme,base,components,utilities;'

/** Puts the style sheet of a component into the head once a page shows the component. */
export function ComponentStyle({ name, css }: ComponentStyleProps) {
  return (
    // React moves a style with `precedence` into the head, and inserts each `href` once.
    <style href={name} precedence="component">
      {layers + css}
    </style>
  )
}
