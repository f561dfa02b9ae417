import { ArchDivider } from '@/components/art/arch-divider'
import { about } from '@/content/about'

export function MissionAndVision() {
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="container-page grid gap-10 py-14 sm:py-20 md:grid-cols-2 md:gap-16">
        {[about.mission, about.vision].map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-3xl text-marigold-light sm:text-4xl">{heading}</h2>
            <p className="mt-3 text-lg text-pretty">{text}</p>
          </section>
        ))}
      </div>
      <ArchDivider className="text-paper" />
    </div>
  )
}
