/** A round-headed opening: its left foot at (x, y), `width` wide, `height` to the crown. */
export function arch(x: number, y: number, width: number, height: number) {
  const radius = width / 2
  return `M${x} ${y}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z`
}

type Arcade = { count: number; x: number; y: number; width: number; height: number; step: number }

/** A row of equal arches, `step` apart from left foot to left foot. */
export function arcade({ count, x, y, width, height, step }: Arcade) {
  return Array.from({ length: count }, (_, index) => arch(x + index * step, y, width, height)).join('')
}

type SteppedHouse = { x: number; y: number; width: number; height: number; steps: number; rise: number }

/** A house front with a stepped gable: its left foot at (x, y), `height` up to the eaves, then `steps` steps of `rise`. */
export function steppedHouse({ x, y, width, height, steps, rise }: SteppedHouse) {
  const run = Math.round((width / (2 * steps + 1.4)) * 10) / 10
  const top = Math.round((width - 2 * steps * run) * 10) / 10
  return `M${x} ${y}v-${height}${`v-${rise}h${run}`.repeat(steps)}v-${rise}h${top}v${rise}${`h${run}v${rise}`.repeat(steps)}v${height}z`
}
