import { EmptyComingSoon } from '@/components/art/empty-coming-soon'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { type Consultant, meetTheTeam } from '@/content/consultants'
import { ConsultantCard } from '@/pages/consultants/consultant-card'

export function ConsultantList({ consultants }: { consultants: readonly Consultant[] }) {
  if (consultants.length === 0) return <NobodyYet />
  return (
    <section aria-label={meetTheTeam.list} className="container-page pb-14">
      <ul className="grid gap-6">
        {consultants.map((consultant) => (
          <li key={consultant.id}>
            <ConsultantCard consultant={consultant} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NobodyYet() {
  const { title, text } = meetTheTeam.empty
  return (
    <section aria-labelledby="nobody-yet" className="container-page pb-14">
      <div className="grid items-center gap-6 rounded-3xl border border-paper-line bg-paper-white p-6 sm:grid-cols-[1fr_1.4fr] sm:p-10">
        <EmptyComingSoon className="aspect-[3/2] h-auto w-full max-w-72" />
        <div>
          <h2 id="nobody-yet" className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-lg">{text}</p>
          <WaysToReachUs />
        </div>
      </div>
    </section>
  )
}
