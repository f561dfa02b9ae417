declare module '*.mdx' {
  import type { ComponentType, JSX } from 'react'

  export const sources: readonly import('@/content/blog/article').ArticleSource[]

  /** The second-level headings of the article, added by the build. */
  export const headings: readonly { id: string; title: string }[]

  /** The article's body. A component given here replaces the element of that name. */
  const Article: ComponentType<{
    components?: { [Tag in keyof JSX.IntrinsicElements]?: ComponentType<JSX.IntrinsicElements[Tag]> } & {
      ArticlePicture: ComponentType<{ name: import('@/content/article-pictures').ArticlePictureName }>
    }
  }>
  export default Article
}
