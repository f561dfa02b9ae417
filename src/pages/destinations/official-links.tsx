import { ExternalLink } from 'lucide-react'
import type { Destination } from '@/content/destinations/types'

export function OfficialLinks({ heading, links }: Destination['officialLinks']) {
  return (
    <section aria-labelledby="official" className="container-page pb-14">
      <h2 id="official" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className="link gap-2">
              {name}
              <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
