import { CalendarPlus, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { PlanLinkField, usePlanLink } from '@/components/plan/plan-link'
import { LatinNames } from '@/components/sourced/latin-names'
import { Button, buttonStyles } from '@/components/ui/button'
import { ReloadButton } from '@/components/ui/reload-button'
import { ShareButton } from '@/components/ui/share-button'
import { contactPath } from '@/content/contact-links'
import type { CountrySlug } from '@/content/destinations'
import { planQueryString } from '@/domain/plan/plan-query'
import { shareChatLink } from '@/lib/links'
import { useAfterHydration } from '@/loading/hydration'
import { late } from '@/loading/late'
import { usePlanContext } from '@/pages/plan/plan-context'

const MINUTE_MS = 60_000

const calendar = late(() => import('@/pages/plan/calendar-file'))

/** The ways to share, print, save or discuss the plan. */
export function Share() {
  const { planQuery, words } = usePlanContext()
  const { share } = words
  const isHydrated = useAfterHydration()
  const link = usePlanLink(planQuery)
  return (
    <section
      aria-labelledby="share"
      className="mt-10 rounded-t-[3rem] rounded-b-2xl bg-sea-pale p-6 print:hidden"
    >
      <h2 id="share" className="text-2xl">
        {share.title}
      </h2>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        {isHydrated && 'share' in navigator ? (
          <ShareButton
            text={share.sentence}
            url={link}
            notOpenedHint={share.notOpenedHint}
            whatsapp={share.whatsapp}
          >
            {share.send}
          </ShareButton>
        ) : (
          <a
            href={shareChatLink(`${share.sentence} ${link}`)}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles()}
            data-primary
          >
            <Share2 aria-hidden="true" className="size-5" />
            {share.send}
          </a>
        )}
        <FreeCallButton tone="secondary">{share.talk}</FreeCallButton>
        <Button tone="secondary" className="noscript:hidden" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          {share.print}
        </Button>
        {planQuery.country && <CalendarButton country={planQuery.country} link={link} />}
      </div>
      {!planQuery.country && <p className="mt-3 text-sm noscript:hidden">{share.calendarNote}</p>}
      <div className="mt-5 max-w-3xl noscript:hidden">
        <PlanLinkField link={link} words={share} />
      </div>
      <Link to={contactPath({ plan: planQueryString(planQuery) })} className="link mt-2">
        {share.write}
      </Link>
    </section>
  )
}

function CalendarButton({ country, link }: { country: CountrySlug; link: string }) {
  const context = usePlanContext()
  const { share } = context.words
  const [state, setState] = useState<'idle' | 'pending' | 'saved' | 'error'>('idle')
  const download = async () => {
    setState('pending')
    const code = await calendar.load()
    if (!code) return setState('error')
    downloadFile(code.calendarFile({ ...context, country, link }), `studybridge-${country}.ics`)
    setState('saved')
  }
  return (
    <>
      <Button
        tone="secondary"
        aria-busy={state === 'pending'}
        onClick={download}
        {...calendar.preloadOnIntent}
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
        {share.calendar}
      </Button>
      <p role="status" className="empty:hidden">
        {state === 'saved' && <LatinNames>{share.calendarSent}</LatinNames>}
        {state === 'error' && share.calendarError}
      </p>
      {state === 'error' && <ReloadButton />}
    </>
  )
}

function downloadFile(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Revoke later: some browsers read the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
