import { Link } from 'react-router-dom'
import { CallToAction } from '@/components/layout/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { ButtonLink } from '@/components/ui/button'
import { ColumnHeads } from '@/components/ui/column-heads'
import { Fold } from '@/components/ui/fold'
import { TableStyle } from '@/components/ui/scroll-box'
import { catalogue } from '@/content/catalogue'
import { doItYourself } from '@/content/do-it-yourself'
import { pages } from '@/content/pages'
import { prices } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { formatRupees } from '@/lib/money'
import { BeforeYouPay, Bundles, Sessions } from '@/pages/pricing/offers'

export function Component() {
  return (
    <>
      <PageIntro lead={pricing.lead}>
        <Link to={pages.plan.path} className="link mt-2">
          {pricing.plan}
        </Link>
      </PageIntro>
      <Sessions />
      <SingleServices />
      <Bundles />
      <EarlyBird />
      <BeforeYouPay />
      <DoItYourself />
      <ReferralBanner />
      <CallToAction {...pricing.closing} />
    </>
  )
}

function EarlyBird() {
  const { title, text, ask } = pricing.earlyBird
  return (
    <section aria-labelledby="early-bird" className="bg-marigold-light">
      <div className="container-page grid items-center gap-3 py-5 md:grid-cols-[1fr_auto] md:gap-8">
        <div>
          <h2 id="early-bird" className="text-lg">
            {title}
          </h2>
          <p className="text-sm">{text}</p>
        </div>
        <ButtonLink tone="secondary" size="small" to={ask.to} state={{ pressedOffer: 'early-bird' }}>
          {ask.label}
        </ButtonLink>
      </div>
    </section>
  )
}

const cheapest = Math.min(...catalogue.flatMap(({ services }) => services.map(({ price }) => price)))

function SingleServices() {
  const { title, text, services, ask } = pricing.custom
  return (
    <section aria-labelledby="single-services" className="container-page pb-10 sm:pb-14">
      <h2 id="single-services" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-2">{text(formatRupees(cheapest))}</p>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink tone="ink" size="small" to={services.to}>
          {services.label}
        </ButtonLink>
        <ButtonLink tone="secondary" size="small" to={ask.to}>
          {ask.label}
        </ButtonLink>
      </div>
    </section>
  )
}

function DoItYourself() {
  const { title, lead, table, head, rows, link } = doItYourself
  return (
    <Fold id="yourself" title={title} answer={lead} openOnLaptops>
      <TableStyle />
      <div className="prose max-w-none! rounded-2xl bg-paper-white p-4 sm:p-6">
        <table className="stacked">
          <caption className="sr-only">{table}</caption>
          <ColumnHeads columns={head} />
          <tbody>
            {rows.map(([task, ...answers]) => (
              <tr key={task}>
                <th scope="row">{task}</th>
                {answers.map((answer, index) => (
                  <td key={answer} data-head={head[index + 1]}>
                    {answer}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Link to={link.to} className="link mt-4">
        {link.label}
      </Link>
    </Fold>
  )
}

function ReferralBanner() {
  const { title, text, link } = pricing.referral
  const reward = formatRupees(prices.referral)
  return (
    <section aria-labelledby="bring-a-friend" className="container-page py-6">
      <div className="on-ink grid items-center gap-3 rounded-3xl bg-ink p-5 text-paper sm:p-8 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="bring-a-friend" className="text-2xl">
            {title}
          </h2>
          <p className="mt-1.5 max-w-prose">{text(reward, reward)}</p>
        </div>
        <ButtonLink tone="secondary" to={link.to}>
          {link.label}
        </ButtonLink>
      </div>
    </section>
  )
}
