import { Carousel } from '@/components/carousels/carousel'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'

export function ServiceCarousel() {
  const { title, lead, label, slides } = home.services
  return (
    <Section id="services" tone="deep" title={title} lead={lead}>
      <Carousel label={label} slides={slides}>
        {({ icon, title, text, points, link }) => (
          <article className="grid h-full gap-5 rounded-3xl bg-paper-white p-6 sm:p-8">
            <div>
              <span className="grid size-16 place-items-center rounded-t-full bg-marigold-light pt-2 text-ink">
                <Icon name={icon} className="size-8" />
              </span>
              <h3 className="mt-4 text-2xl">{title}</h3>
              <p className="mt-3 text-pretty">{text}</p>
            </div>
            <div className="flex flex-col items-start justify-between gap-6">
              <CheckList points={points} className="gap-3" />
              <ButtonLink tone="secondary" to={link.to}>
                {link.label}
              </ButtonLink>
            </div>
          </article>
        )}
      </Carousel>
    </Section>
  )
}
