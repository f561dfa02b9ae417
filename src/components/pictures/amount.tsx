import { comparison } from '@/content/countries/comparison'
import { inRupees } from '@/content/exchange-rate'
import { formatEuros } from '@/lib/euros'

type AmountProps = { euros: number; from?: boolean | undefined }

/** An amount in rupees, with euros in small type beneath. */
export function Amount({ euros, from }: AmountProps) {
  return (
    <>
      <b translate="no">
        {from && <small translate="yes">{`${comparison.from} `}</small>}
        {inRupees(euros)}
      </b>{' '}
      <span translate="no">{formatEuros(euros)}</span>
    </>
  )
}
