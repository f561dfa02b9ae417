import { ButtonLink } from '@/components/ui/button'
import { home } from '@/content/home'

export function ClosingCall() {
  const { title, text, book, contact } = home.closing
  return (
    <section aria-labelledby="closing-call" className="container-page pb-8">
      <div className="rounded-t-[3rem] rounded-b-3xl bg-marigold-light px-6 py-12 text-center sm:py-16">
        <h2 id="closing-call" className="text-3xl sm:text-4xl">
          {title}
        </h2>
        <p className="mt-3 text-lg">{text}</p>
        <div className="mx-auto mt-7 grid max-w-sm gap-3 sm:flex sm:max-w-none sm:justify-center">
          <ButtonLink tone="ink" to={book.to}>
            {book.label}
          </ButtonLink>
          <ButtonLink tone="secondary" to={contact.to}>
            {contact.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
