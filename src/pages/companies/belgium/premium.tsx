import { LockKeyhole } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ArchDivider } from '@/components/art/arch-divider'
import { arcade } from '@/components/art/shapes'
import { DialogButton } from '@/components/dialogs/dialog-button'
import { Arch } from '@/components/ui/arch'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { belgiumDatabase } from '@/content/belgium-database'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { late } from '@/loading/late'

const PREMIUM_ID = 'premium-access'

const orderDialog = late(
  async () => (await import('@/pages/companies/belgium/database-order-dialog')).DatabaseOrderDialog,
)

export function UnlockCard() {
  const { title, text, action } = belgiumDatabase.unlock
  const toPremium = `#${PREMIUM_ID}`
  const follow = useDelayedLink(toPremium)
  return (
    <section aria-labelledby="unlock" className="bg-paper-deep">
      <div className="container-page pb-16">
        <Industries />
        <div className="on-ink grid items-center gap-6 rounded-3xl bg-ink p-6 text-paper sm:grid-cols-[auto_1fr_auto] sm:p-8">
          <Arch size="responsive">
            <LockKeyhole />
          </Arch>
          <div>
            <h2 id="unlock" className="text-2xl">
              {title}
            </h2>
            <p className="mt-2">{text}</p>
          </div>
          <ButtonLink tone="secondary" to={toPremium} onClick={follow}>
            {action}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function Industries() {
  const { title, text, groups } = belgiumDatabase.industries
  return (
    <div className="pb-10">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1.5">{text}</p>
      <dl className="mt-5 grid gap-x-12 md:grid-cols-2">
        {groups.map(({ name, companies }) => (
          <div key={name} className="flex min-h-11 items-center gap-3 border-paper-line border-b py-2">
            <dt className="grow">{name}</dt>
            <dd className="flex shrink-0 items-center gap-1">
              <ArchForEachCompany count={companies} />
              <span className="w-6 text-right font-bold font-display text-lg">{companies}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const ARCH = { width: 16, height: 20, step: 19 }

function ArchForEachCompany({ count }: { count: number }) {
  return (
    <svg
      aria-hidden="true"
      width={count * ARCH.step}
      height={ARCH.height}
      fill="currentColor"
      className="text-sea"
    >
      <path d={arcade({ count, x: 0, y: ARCH.height, ...ARCH })} />
    </svg>
  )
}

const DELAY_MS = 100

/** Follows a link 100 ms after the click, as specified. */
function useDelayedLink(to: string) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigate(to), DELAY_MS)
  }
}

export function Premium() {
  const { title, lead, row, features, priceNote, action, limits } = belgiumDatabase.premium
  return (
    <>
      <Section id={PREMIUM_ID} title={title} lead={lead}>
        <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
          <div>
            <CheckList points={features} className="gap-2 sm:gap-3 sm:text-lg" />
            <h3 className="mt-6 text-xl">{row.title}</h3>
            <dl className="mt-2 rounded-2xl border border-paper-line bg-paper-white px-4 py-1 text-sm">
              {row.cells.map(({ column, value }) => (
                <div
                  key={column}
                  className="flex flex-wrap gap-x-3 border-paper-line py-2 not-first:border-t"
                >
                  <dt className="w-[6rem] text-ink-muted">{column}</dt>
                  <dd className="wrap-anywhere min-w-0 grow basis-[10rem]">
                    {value.startsWith('https:') ? (
                      <TextLink href={value} className="link">
                        {value}
                      </TextLink>
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="rounded-t-[4rem] rounded-b-3xl bg-marigold-pale px-6 pt-8 pb-6 sm:pt-10 sm:pb-8 text-center">
            <p className="font-display font-bold text-5xl" translate="no">
              {formatRupees(prices.companyDatabase.shown)}
            </p>
            <p className="mt-2">{priceNote}</p>
            <DialogButton
              dialog={orderDialog}
              dialogProps={{}}
              overlayName="order"
              formName="order"
              className="mt-6 w-full text-lg"
            >
              {action}
            </DialogButton>
          </div>
        </div>
        <p className="mt-8 max-w-2xl text-ink-muted">{limits}</p>
      </Section>
      <ArchDivider className="text-paper-deep" />
    </>
  )
}
