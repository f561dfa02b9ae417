import { TextLink } from '@/components/ui/text-link'

type FoldedContentsProps = { label: string; entries: readonly { id: string; title: string }[] }

export function FoldedContents({ label, entries }: FoldedContentsProps) {
  return (
    <nav aria-label={label} className="mb-8 lg:col-start-2 lg:row-start-1 lg:mb-0">
      <details className="rounded-2xl border border-paper-line bg-paper-white px-5 lg:sticky lg:top-20 lg:max-h-[calc(var(--screen)-10.5rem)] lg:overflow-y-auto lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-semibold after:size-2.5 after:rotate-45 after:border-current after:border-r-2 after:border-b-2 lg:after:hidden">
          {label}
        </summary>
        <ol className="pb-3 text-sm">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`} className="flex min-h-11 items-center py-1 hover:underline">
                {title}
              </TextLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
