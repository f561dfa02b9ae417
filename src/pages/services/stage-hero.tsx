import { Link } from 'react-router-dom'
import { ArchDivider } from '@/components/art/arch-divider'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { Icon } from '@/components/icons/icon'
import { ButtonLink } from '@/components/ui/button'
import { stages } from '@/content/services/stages'
import { cn } from '@/lib/cn'

type StageHeroProps = { lead: string; action: { label: string; to: string } }

export function StageHero({ lead, action }: StageHeroProps) {
  const { heading, canonical } = usePageMeta()
  return (
    <header className="on-ink bg-ink text-paper">
      <div className="container-page grid items-end gap-8 pt-8 lg:grid-cols-[1.4fr_1fr] lg:gap-12 lg:pt-14">
        <div className="lg:pb-12">
          <h1>{heading}</h1>
          <p className="mt-4 max-w-xl text-lg text-pretty">{lead}</p>
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            <FreeCallButton tone="secondary">{stages.call}</FreeCallButton>
          </div>
        </div>
        <nav aria-label={stages.label}>
          {/* The points wrap if the text is very large. */}
          <ul
            className="grid gap-2 border-ink-soft sm:gap-4"
            style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))' }}
          >
            {stages.list.map(({ icon, when, name, to }) => (
              <li key={to} className="flex">
                <Link
                  to={to}
                  aria-current={to === canonical ? 'page' : undefined}
                  className={cn(
                    'flex min-h-36 w-full flex-col items-center justify-end rounded-t-full px-1 pb-3 text-center text-sm leading-tight sm:min-h-56 sm:pb-5 sm:text-base',
                    to === canonical
                      ? 'bg-paper text-ink-deep'
                      : 'mt-6 bg-ink-soft hover:bg-ink-muted hover:text-paper-white',
                  )}
                >
                  <Icon name={icon} className="size-7 sm:size-8" />
                  <span className="mt-2 font-display font-bold text-lg sm:text-xl">{when}</span>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ArchDivider className="text-paper" />
    </header>
  )
}
