import { StateSent } from '@/components/art/state-sent'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { ButtonLink } from '@/components/ui/button'
import { type WizardContent, wizard } from '@/content/signup/wizard'
import { paths } from '@/lib/paths'
import { ViewHeading } from '@/pages/signup/view-heading'

/** What stays when an application has been stored: that it has, and what happens next. */
export function Submitted({ title, lead, next }: WizardContent['sent']) {
  return (
    <div className="mx-auto max-w-2xl rounded-t-[6rem] rounded-b-3xl border border-paper-line bg-paper-white px-6 pt-12 pb-8 sm:px-12">
      <StateSent className="mx-auto h-auto w-52" />
      <ViewHeading takesFocus className="mt-6 text-center">
        {title}
      </ViewHeading>
      <p className="mt-2 text-center text-lg">{lead}</p>
      <h3 className="mt-8 text-xl">{wizard.nextTitle}</h3>
      <ol className="mt-4 grid gap-4">
        {next.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid h-12 w-10 shrink-0 place-items-center rounded-t-full bg-sea-light font-bold font-display text-lg text-sea-deep"
            >
              {index + 1}
            </span>
            <div>
              <h4 className="font-semibold">{title}</h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-3 sm:flex">
        <FreeCallButton>{wizard.book}</FreeCallButton>
        <ButtonLink tone="secondary" to={paths.home}>
          {wizard.home}
        </ButtonLink>
      </div>
    </div>
  )
}
