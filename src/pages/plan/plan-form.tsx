import { useLocation } from 'react-router-dom'
import { useEarlyChoices } from '@/components/plan/use-early-choices'
import { Disclosure } from '@/components/ui/disclosure'
import { countrySlugs } from '@/content/destinations'
import { levels } from '@/content/plan/choices'
import type { PlanWords } from '@/content/plan/english'
import { oneOf, type PlanQuery, parsePlanQuery } from '@/domain/plan/plan-query'
import { cn } from '@/lib/cn'
import { dayNumberOf } from '@/lib/day'
import { intakeId, upcomingIntakes } from '@/lib/intakes'
import { formatLakh, LAKH } from '@/lib/lakh'
import { useAfterHydration } from '@/loading/hydration'
import { usePlanContext } from '@/pages/plan/plan-context'
import { AmountField, ChoiceField } from '@/pages/plan/plan-fields'
import { useChangePlan } from '@/pages/plan/use-change-plan'

const FORM_NAME = 'plan'

/** As many columns as fit: one on a phone if the text is very large. */
const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-2'

/** The plan's questions. The address holds every answer. */
export function PlanForm() {
  const { planQuery, words, today } = usePlanContext()
  const changePlan = useChangePlan()
  const { form, levels: levelNames, countries, seasons } = words
  const { search } = useLocation()
  const typedEarly = useEarlyChoices(FORM_NAME, {
    // Not `planQuery`, which is the default query until hydration has ended.
    choicesAtLoad: () => parsePlanQuery(new URLSearchParams(search), dayNumberOf(new Date())),
    onChange: (choices) => changePlan(choices, { replace: true }),
  })
  // In the HTML `today` is the day on which the site was built.
  const upcoming = useAfterHydration() ? upcomingIntakes(today) : []
  return (
    <form
      name={FORM_NAME}
      aria-label={form.title}
      // On tablets all fields stand in one line.
      className={cn(
        columns,
        'self-start rounded-3xl bg-paper-deep px-3.5 py-3 sm:px-5 sm:py-4 sm:max-lg:grid-cols-4 print:hidden noscript:hidden',
      )}
      onSubmit={(event) => event.preventDefault()}
    >
      <AmountField name="budget" typedEarly={typedEarly} />
      <ChoiceField
        name="level"
        label={form.level}
        value={planQuery.level}
        options={levels.map((level) => [level, levelNames[level]])}
        onChange={(value) => changePlan({ level: oneOf(levels, value) ?? planQuery.level })}
      />
      <ChoiceField
        name="country"
        label={form.country}
        value={planQuery.country ?? ''}
        options={[['', form.allCountries], ...countrySlugs.map((slug) => [slug, countries[slug]] as const)]}
        onChange={(value) => changePlan({ country: oneOf(countrySlugs, value) })}
      />
      <ChoiceField
        name="start"
        label={form.start}
        value={planQuery.start ? intakeId(planQuery.start) : ''}
        options={[
          ['', form.anyStart],
          ...upcoming.map(
            (intake) => [intakeId(intake), seasons[intake.season](String(intake.year))] as const,
          ),
        ]}
        onChange={(value) => changePlan({ start: upcoming.find((intake) => intakeId(intake) === value) })}
      />
      <Disclosure
        className="col-span-full [&>summary]:-my-2"
        summary={
          <span className="text-[0.9375rem]">
            {[form.more, ...loanAndRate(planQuery, words)].join(' · ')}
          </span>
        }
      >
        <div className={cn(columns, 'pb-2')}>
          <AmountField name="loan" typedEarly={typedEarly} />
          {/* The field for the interest is shown once there is a loan. */}
          {(planQuery.loan || planQuery.interest) && <AmountField name="interest" typedEarly={typedEarly} />}
        </div>
        <div className={cn(columns, 'border-ink-muted border-t pt-3 pb-2')}>
          <AmountField name="rate" typedEarly={typedEarly} />
        </div>
      </Disclosure>
    </form>
  )
}

/** `₹8 lakh`, `10.5%`, `€1 = ₹97.25`. */
function loanAndRate({ loan, interest, rate }: PlanQuery, words: PlanWords) {
  return [loan && formatLakh(loan * LAKH, words), interest && `${interest}%`, rate && `€1 = ₹${rate}`].filter(
    Boolean,
  )
}
