import { EmptySelection } from '@/components/art/empty-selection'
import { ButtonLink } from '@/components/ui/button'
import { checkout } from '@/content/checkout'
import { paths } from '@/lib/paths'

export function NothingSelected() {
  const { title, text, back } = checkout.none
  return (
    <div className="mx-auto max-w-md text-center">
      <EmptySelection className="mx-auto h-auto w-60" />
      <h2 className="mt-6 text-2xl">{title}</h2>
      <p className="mt-2">{text}</p>
      <ButtonLink className="mt-6" to={paths.services}>
        {back}
      </ButtonLink>
    </div>
  )
}
