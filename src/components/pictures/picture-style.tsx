import shared from '@/components/pictures/shared.css?inline'

/** Puts the styles of a picture into the head, only on pages that show it. */
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
