import { Carousel } from '@/components/carousels/carousel'
import { Icon } from '@/components/icons/icon'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'

export function ServiceCarousel() {
  const { title, label, slides } = home.services
  return (
    <Section id="services" tone="deep" title={title}>
      <Carousel label={label} slides={slides}>
        {({ icon, title, text, points, price, link }) => (
          <article className="grid h-full content-between gap-4 rounded-3xl bg-paper-white p-5 sm:gap-5 sm:p-8">
            <div>
              <div className="flex items-center gap-4 sm:block">
                <span className="arch grid size-12 shrink-0 place-items-center bg-marigold-light pt-1 text-ink sm:size-16">
                  <Icon name={icon} className="size-7 sm:size-8" />
                </span>
                <h3 className="text-lg sm:mt-4 sm:text-2xl">{title}</h3>
              </div>
              <p className="mt-3 text-pretty">{text}</p>
            </div>
            <div className="flex flex-col items-start justify-between gap-4 sm:gap-6">
              <CheckList points={points} className="gap-1.5 sm:gap-3" />
              <div className="grid justify-items-start gap-3">
                <p className="font-semibold">{price}</p>
                <ButtonLink tone="secondary" className="max-sm:px-4" to={link.to}>
                  {link.label}
                </ButtonLink>
              </div>
            </div>
          </article>
        )}
      </Carousel>
    </Section>
  )
}
