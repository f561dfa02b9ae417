import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod/mini'
import { visitorClock } from '@/components/contact/visitor-clock'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import type { FormControl } from '@/components/form/hook-form'
import { booking } from '@/content/booking'
import { anyTime, type bookingSchema } from '@/data/consultation-requests'
import { isBookableDay, LAST_DAY } from '@/data/validators'
import { callTimes, onTwelveHours, openDaysAround } from '@/lib/business-hours'
import { localIsoDay } from '@/lib/day'
import { shownDay } from '@/lib/short-moment'
import { visitorTimeZone } from '@/lib/visitor-zone'
import { useAfterHydration } from '@/loading/hydration'

type DateAndTimeProps = {
  control: FormControl<z.input<typeof bookingSchema>>
  day: string
  time: string | undefined
  onChange: (values: { preferred_date?: string; preferred_time?: string }) => void
}

const words = booking.form
const anyTimeOption = { value: anyTime, label: words.anyTime }

/** The day of the call and, on a working day, a half hour of our opening hours in the visitor's time zone. */
export function DateAndTime({ control, day, time, onChange }: DateAndTimeProps) {
  const isHydrated = useAfterHydration()
  const now = new Date()
  const today = isHydrated ? localIsoDay(now) : undefined
  const isToCome = today !== undefined && day >= today && isBookableDay(day)
  const times = isToCome ? callTimes(day, visitorTimeZone(), now) : []
  const timeOptions = times.map(({ time }) => ({ value: time, label: onTwelveHours(time) }))
  const isClosed = isToCome && times.length === 0
  const isOffered = time === anyTime || times.some((offered) => offered.time === time)
  const resetTime = useEffectEvent(() => onChange({ preferred_time: anyTime }))
  useEffect(() => {
    if (isToCome && !isOffered) resetTime()
  }, [isToCome, isOffered])
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        control={control}
        name="preferred_date"
        data-blank={day === '' ? '' : undefined}
        label={words.date}
        hint={words.dateHint}
        type="date"
        min={today}
        max={LAST_DAY}
        autoComplete="off"
      />
      {isClosed ? (
        <ClosedDay day={day} onPick={(preferred_date) => onChange({ preferred_date })} />
      ) : (
        <SelectField
          control={control}
          name="preferred_time"
          label={words.time}
          hint={times.length > 0 ? words.timesIn(visitorClock()) : words.dayFirst}
          placeholder={words.anyTime}
          groups={[{ options: [anyTimeOption, ...timeOptions] }]}
        />
      )}
    </div>
  )
}

function ClosedDay({ day, onPick }: { day: string; onPick: (day: string) => void }) {
  const now = new Date()
  const days = openDaysAround(day, visitorTimeZone(), now)
  return (
    <div role="status" className="self-start rounded-xl bg-marigold-pale px-4 py-3">
      <p>{day === localIsoDay(now) ? words.closedToday : words.closed(shownDay(day))}</p>
      <ul className="flex flex-wrap gap-x-4">
        {days.map((openDay) => (
          <li key={openDay}>
            <button type="button" className="link" onClick={() => onPick(openDay)}>
              {shownDay(openDay)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The requested day and time: "Friday 27 November, 1:30 pm your time (India)". Empty without a day. */
export function requestedMoment(day: string, time: string | undefined) {
  if (!day) return ''
  if (!time || time === anyTime) return shownDay(day)
  return `${shownDay(day)}, ${onTwelveHours(time)} ${visitorClock()}`
}
