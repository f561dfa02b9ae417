import { Drawing, type DrawingProps } from './drawing'
import { Traveller } from './traveller'

export function Walker(props: DrawingProps) {
  return (
    <Drawing viewBox="-30 -102 60 102" {...props}>
      <Traveller />
    </Drawing>
  )
}
