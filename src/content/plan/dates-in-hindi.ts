import { monthName } from '@/lib/month'

const weekdays: Record<string, string> = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
}

const months: Record<string, string> = {
  January: 'जनवरी',
  February: 'फ़रवरी',
  March: 'मार्च',
  April: 'अप्रैल',
  May: 'मई',
  June: 'जून',
  July: 'जुलाई',
  August: 'अगस्त',
  September: 'सितंबर',
  October: 'अक्टूबर',
  November: 'नवंबर',
  December: 'दिसंबर',
}

export const monthInHindi = (ofYear: number) => months[monthName(ofYear)] ?? ''

const partsOfDay = [
  { until: 4, name: 'रात' },
  { until: 12, name: 'सुबह' },
  { until: 16, name: 'दोपहर' },
  { until: 20, name: 'शाम' },
  { until: 24, name: 'रात' },
]

/** Translates moments such as "Friday 27 November" and "9:30 pm" into Hindi. */
export const momentInHindi = (text: string) =>
  text
    .replace(/[A-Z][a-z]+/g, (name) => weekdays[name] ?? months[name] ?? name)
    .replace(/(\d{1,2}):(\d\d)(?: (am|pm))?/g, (_, hour: string, minute: string, half?: string) => {
      const ofDay = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
      const part = partsOfDay.find(({ until }) => ofDay < until)?.name
      return `${part} ${ofDay % 12 || 12}${minute === '00' ? '' : `:${minute}`} बजे`
    })
