import type { AutoplayType } from 'embla-carousel-autoplay'
import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type FocusEvent, useEffect, useState } from 'react'

/**
 * Turns the slides until they are hovered, touched, focused or paused. The listeners of the plugin's own options would start it again
 * after a press on Pause.
 */
export function useRotation(embla: UseEmblaCarouselType[1], autoplay: AutoplayType | undefined) {
  const [isPaused, setPaused] = useState(
    () => Boolean(autoplay) && matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const [isHeld, setHeld] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isTurning = Boolean(autoplay) && !isPaused && !isHeld && !isFocused
  useEffect(() => {
    if (!embla || !autoplay) return
    const turn = () => (isTurning ? autoplay.play() : autoplay.stop())
    turn()
    // Embla restarts its plugins when the window is resized.
    embla.on('reInit', turn)
    return () => void embla.off('reInit', turn)
  }, [embla, autoplay, isTurning])
  const handlers = autoplay && {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    // Ignore focus by a pointer: a pressed button keeps it, and the slides would never turn again.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return { isTurning, isPaused, setPaused, handlers }
}
