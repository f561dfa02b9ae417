import file from '@/assets/fonts/display.woff2'

// fonts.css has the face on wide screens alone: on a phone's slow line it would delay the scripts by 0.1 s.
let face: FontFace | undefined

/** Has the display face ready for the pages to come. The one that was drawn without it stays as it is. */
export async function loadDisplayFace() {
  const late = new FontFace('Bridge Late', `url(${file})`, { weight: '700' })
  // Without it the device's own face stays.
  face = await late.load().catch(() => undefined)
}

/** Sets headings in the display face, if it has come by now. Its own name: browsers decide once about "Bridge Display". */
export function showDisplayFace() {
  if (!face) return
  document.fonts.add(face)
  document.documentElement.style.setProperty('--display-face', '"Bridge Late", var(--device-face)')
}
