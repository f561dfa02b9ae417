declare module '*.mdx' {
  import type { ComponentType, JSX } from 'react'

  export const frontMatter: import('@/content/blog/front-matter').FrontMatter

  /** The article's body. A component given here replaces the element of that name. */
  const Article: ComponentType<{
    components?: { [Tag in keyof JSX.IntrinsicElements]?: ComponentType<JSX.IntrinsicElements[Tag]> }
  }>
  export default Article
}
