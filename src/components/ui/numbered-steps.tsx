export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3 wrap-anywhere">
          <span
            aria-hidden="true"
            className="grid h-8 w-7 shrink-0 place-items-center rounded-t-full bg-marigold font-bold text-ink-deep text-sm"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
