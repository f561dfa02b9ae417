import shared from '@/components/pictures/shared.css?inline'
import { ComponentStyle } from '@/components/ui/component-style'

/** Puts the style sheet of a picture into the head, and the styles that all pictures share. */
export function PictureStyle({ name, css }: { name: string; css: string }) {
  return (
    <>
      <ComponentStyle name="picture" css={shared} />
      <ComponentStyle name={name} css={css} />
    </>
  )
}
