import { FriendsOffer } from '@/components/offers/referral-line'
import { PictureStyle } from '@/components/pictures/picture-style'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { StackedTableStyle } from '@/components/ui/scroll-box'
import { Section } from '@/components/ui/section'
import { pricing } from '@/content/pricing'
import { cn } from '@/lib/cn'
import { formatRupees } from '@/lib/money'
import css from '@/pages/pricing/bundle-table.css?inline'

export function Sessions() {
  const { title, lead, items } = pricing.sessions
  return (
    <section aria-labelledby="sessions" className="container-page pb-14 sm:pb-20">
      <h2 id="sessions" className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-pretty">{lead}</p>
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
            <CheckList points={points} className="gap-2" />
            <ButtonLink tone={popular ? 'primary' : 'secondary'} className="mt-2" to={book.to}>
              {book.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Bundles() {
  const { title, lead, items, points, instalments, all, included, ask, to } = pricing.bundles
  return (
    <Section id="bundles" tone="deep" title={title} lead={lead}>
      <ul className="grid gap-5 md:grid-cols-3 md:gap-0 md:pt-4">
        {items.map(({ name, price, was, instalment, text, popular, ...bundle }) => (
          <li
            key={name}
            className={cn(
              'row-span-4 grid grid-rows-subgrid gap-4 rounded-3xl p-6 sm:p-7 md:px-5 lg:px-7',
              popular
                ? 'on-ink bg-ink text-paper shadow-panel md:-my-4 md:py-11 [&_svg]:text-marigold'
                : 'border border-paper-line bg-paper-white md:first:rounded-r-none md:last:rounded-l-none',
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
              <div className="mt-2 min-h-9">
                <FriendsOffer className={popular ? 'text-marigold!' : ''} />
              </div>
            </div>
            <CheckList points={points(bundle)} className="gap-2" />
            <ButtonLink
              tone={popular ? 'primary' : 'secondary'}
              className="mt-2"
              to={to}
              state={{ bundle: name }}
            >
              {ask(name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-12 md:justify-center">
        <p className="font-semibold">{all}</p>
        <CheckList points={included} className="gap-2" />
      </div>
      <BundleTable />
    </Section>
  )
}

function Price({ price, was }: { price: number; was?: number | undefined }) {
  return (
    <div className="min-h-12">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-display text-4xl">{price === 0 ? pricing.free : formatRupees(price)}</strong>
        {was && (
          <span className="text-sm opacity-75">
            <span className="sr-only">{pricing.was} </span>
            <s>{formatRupees(was)}</s>
          </span>
        )}
      </p>
    </div>
  )
}

/** The bundles side by side; where letters are too large for that, one below the other. */
function BundleTable() {
  const { items, table } = pricing.bundles
  return (
    <div className="bundle-table stacks mt-10">
      <StackedTableStyle />
      <PictureStyle name="bundle-table" css={css} />
      <h3 className="text-2xl">{table.title}</h3>
      <table className="stacked mt-4">
        <caption className="sr-only">{table.label}</caption>
        <thead>
          <tr>
            <td />
            {items.map(({ name }) => (
              <th key={name} scope="col" className="font-display">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ what, of }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {items.map((bundle) => (
                <td key={bundle.name} data-head={bundle.name}>
                  {of(bundle)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
