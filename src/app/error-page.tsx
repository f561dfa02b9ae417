import { EmptyNotFound } from '@/components/art/empty-not-found'
import { WaysToReachUs } from '@/components/contact/ways-to-reach-us'
import { ReloadButton } from '@/components/ui/reload-button'
import { errorPage } from '@/content/error-page'

export function ErrorPage() {
  return (
    <div className="container-page [--width:39rem] py-16">
      <title>{errorPage.title}</title>
      <EmptyNotFound className="aspect-[3/2] h-auto w-60" />
      <h1 className="mt-6 text-4xl">{errorPage.heading}</h1>
      <p className="mt-4 text-lg">{errorPage.text}</p>
      <WaysToReachUs />
      <ReloadButton>{errorPage.reload}</ReloadButton>
    </div>
  )
}
