import { FreeCallForm } from '@/components/dialogs/free-call-form'
import { freeCall } from '@/content/free-call'
import { pageMeta } from '@/content/page-meta'

export function Component() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-12">
      <h1 className="font-display text-3xl">{pageMeta.home.heading}</h1>
      <section aria-labelledby="free-call" className="mt-8">
        <h2 id="free-call" className="font-display text-2xl">
          {freeCall.title}
        </h2>
        <p className="mt-2 mb-4">{freeCall.promise}</p>
        <FreeCallForm />
      </section>
    </div>
  )
}
