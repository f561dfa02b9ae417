import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { pricing } from '@/content/pricing'
import { cn } from '@/lib/cn'
import { formatRupees } from '@/lib/money'
import { Points } from '@/pages/pricing/points'
import { Price } from '@/pages/pricing/price'

/** Three spans of one bridge, the middle one in front. */
export function Bundles() {
  const { title, lead, items, instalments, all, included, ask, to } = pricing.bundles
  return (
    <Section id="bundles" tone="deep" title={title} lead={lead}>
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-0 lg:pt-4">
        {items.map(({ name, price, was, instalment, text, points, popular }) => (
          <li
            key={name}
            className={cn(
              'row-span-4 grid grid-rows-subgrid gap-4 rounded-3xl p-6 sm:p-7',
              popular
                ? 'on-ink bg-ink text-paper shadow-panel lg:-my-4 lg:py-11 [&_svg]:text-marigold'
                : 'border border-paper-line bg-paper-white lg:first:rounded-r-none lg:last:rounded-l-none',
            )}
          >
            <div>
              <p className="min-h-8">{popular && <Badge tone="highlight">{pricing.popular}</Badge>}</p>
              <h3 className="mt-2 text-2xl">{name}</h3>
              <p className="mt-1.5">{text}</p>
            </div>
            <div>
              <Price price={price} was={was} />
              <p
                className={cn(
                  'mt-2 rounded-xl px-3.5 py-2.5 font-semibold',
                  popular ? 'bg-ink-soft' : 'bg-paper',
                )}
              >
                {instalments(formatRupees(instalment))}
              </p>
            </div>
            <Points points={points} />
            <ButtonLink tone={popular ? 'primary' : 'secondary'} className="mt-2" to={to}>
              {ask(name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-12 lg:justify-center">
        <p className="font-semibold">{all}</p>
        <Points points={included} />
      </div>
    </Section>
  )
}
