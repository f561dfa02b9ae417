import { Link } from 'react-router-dom'
import { FormerPrice } from '@/components/offers/former-price'
import { FriendsOffer } from '@/components/offers/referral-line'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { minutesText, mostPopular } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { cn } from '@/lib/cn'
import { formatRupees } from '@/lib/money'

export function Sessions() {
  const { title, lead, items } = pricing.sessions
  return (
    <section aria-labelledby="sessions" className="container-page pb-8 sm:pb-14">
      <h2 id="sessions" className="text-2xl sm:text-4xl">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-pretty">{lead}</p>
      <ul className="mt-6 grid gap-3 md:grid-cols-3 lg:gap-x-5 md:gap-y-0">
        {items.map(({ title, minutes, price, formerPrice, text, popular, book }) => (
          <li
            key={title}
            className={cn(
              'relative row-span-3 grid grid-rows-subgrid gap-3 rounded-3xl border-2 bg-paper-white p-5 lg:p-6',
              popular ? 'border-marigold pt-[1.25rem]' : 'border-paper-line',
            )}
          >
            <OfferHeading name={title} popular={popular} price={price} formerPrice={formerPrice} />
            <p>
              <span className="font-semibold text-sea-deep">{minutesText(minutes)}.</span> {text}
            </p>
            <ButtonLink tone={popular ? 'primary' : 'secondary'} to={book.to}>
              {book.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{pricing.formerPriceMeans}</p>
    </section>
  )
}

export function Bundles() {
  const { title, lead, items, points, instalments, all, included, ask, to } = pricing.bundles
  return (
    <Section id="bundles" tone="deep" title={title} lead={lead}>
      <ul className="grid gap-3 md:grid-cols-3 md:pt-4">
        {items.map(({ id, name, price, formerPrice, instalment, text, popular, ...bundle }) => (
          <li
            key={id}
            className={cn(
              'relative row-span-5 grid grid-rows-subgrid gap-3 rounded-3xl p-5',
              popular
                ? 'on-ink bg-ink pt-[1.25rem] text-paper shadow-panel md:-my-4 md:py-11 [&_svg]:text-marigold'
                : 'border border-paper-line bg-paper-white',
            )}
          >
            <OfferHeading name={name} popular={popular} price={price} formerPrice={formerPrice} />
            <p>{text}</p>
            <div>
              <p className="font-semibold">{instalments(formatRupees(instalment))}</p>
              <FriendsOffer className={popular ? 'text-marigold!' : ''} />
            </div>
            <CheckList points={points(bundle)} className="content-start gap-1.5" />
            <ButtonLink tone={popular ? 'primary' : 'secondary'} to={to} state={{ pressedOffer: id }}>
              {ask(name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-6 md:mt-12 md:grid-cols-2">
        <div>
          <h3 className="text-xl">{all}</h3>
          <CheckList points={included} className="mt-2 gap-1.5" />
        </div>
        <Delivery />
      </div>
    </Section>
  )
}

/** The name of an offer with its price. The badge reaches into the padding of the card, which is in rem, to grow with the text. */
function OfferHeading({ name, popular, price, formerPrice }: OfferHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <h3 className="text-xl sm:text-2xl">{name}</h3>
      <p className="grow text-right md:order-last md:basis-full md:text-left">
        <strong translate="no" className="block font-display text-xl sm:text-2xl md:inline lg:text-4xl">
          {price === 0 ? pricing.free : formatRupees(price)}
        </strong>{' '}
        {formerPrice && <FormerPrice price={formatRupees(formerPrice)} />}
      </p>
      {popular && (
        <Badge tone="highlight" className="absolute top-0 left-5 [translate:0_-50%]">
          {mostPopular}
        </Badge>
      )}
    </div>
  )
}

type OfferHeadingProps = {
  name: string
  popular?: true | undefined
  price: number
  formerPrice?: number | undefined
}

function Delivery() {
  const { title, steps } = pricing.bundles.delivery
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <dl className="mt-2 grid gap-1.5">
        {steps.map(({ what, when }) => (
          <div key={what}>
            <dt className="inline font-semibold">{what}:</dt> <dd className="inline">{when}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function BeforeYouPay() {
  const { title, items } = pricing.beforeYouPay
  return (
    <Section title={title}>
      <dl className="grid gap-4 sm:grid-cols-3 sm:gap-8">
        {items.map(({ question, answer, link }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd>
              {answer}{' '}
              {link && (
                <Link to={link.to} className="underline">
                  {link.label}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
