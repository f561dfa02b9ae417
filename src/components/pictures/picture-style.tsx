import shared from '@/components/pictures/shared.css?inline'

/** The styles of a picture, in the head of those pages alone that show it. */
export function PictureStyle({ name, css }: { name: string; css: string }) {
  return (
    <>
      <style href="picture" precedence="picture">
        {shared}
      </style>
      <style href={name} precedence="picture">
        {css}
      </style>
    </>
  )
}
