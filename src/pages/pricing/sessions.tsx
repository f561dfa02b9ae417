import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { pricing } from '@/content/pricing'
import { cn } from '@/lib/cn'
import { Points } from '@/pages/pricing/points'
import { Price } from '@/pages/pricing/price'

/** Single consultations, each under an arch as wide as it is long. */
export function Sessions() {
  const { title, items } = pricing.sessions
  return (
    <section aria-labelledby="sessions" className="container-page pb-14 sm:pb-20">
      <h2 id="sessions" className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <ul className="mt-8 grid gap-5 lg:grid-cols-3 lg:gap-y-0">
        {items.map(({ title, minutes, price, was, text, points, popular, book }) => (
          <li
            key={title}
            className={cn(
              'row-span-5 grid grid-rows-subgrid gap-4 rounded-t-[3.5rem] rounded-b-3xl border-2 bg-paper-white p-6 pt-7',
              popular ? 'border-marigold' : 'border-paper-line',
            )}
          >
            <p className="flex min-h-8 flex-wrap items-center justify-between gap-2">
              <span className="font-semibold text-sea-deep">{pricing.minutes(minutes)}</span>
              {popular && <Badge tone="highlight">{pricing.popular}</Badge>}
            </p>
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-1.5">{text}</p>
            </div>
            <Price price={price} was={was} />
            <Points points={points} />
            <ButtonLink tone={popular ? 'primary' : 'secondary'} className="mt-2" to={book.to}>
              {book.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
