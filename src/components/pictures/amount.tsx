import { comparison } from '@/content/countries/comparison'
import { inRupees } from '@/content/exchange-rate'
import { formatEuros } from '@/lib/euros'

type AmountProps = { euros: number; from?: boolean | undefined }

/** What a student must raise: rupees large, euros beneath. */
export function Amount({ euros, from }: AmountProps) {
  return (
    <>
      <b>
        {from && <small>{`${comparison.from} `}</small>}
        {inRupees(euros)}
      </b>{' '}
      <span>{formatEuros(euros)}</span>
    </>
  )
}
