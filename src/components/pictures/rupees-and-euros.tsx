import { comparison } from '@/content/countries/comparison'
import { inRupees } from '@/content/exchange-rate'
import { formatEuros } from '@/lib/euros'

type RupeesAndEurosProps = { euros: number; isMinimum?: boolean | undefined }

/** An amount in rupees, with euros in small type beneath. */
export function RupeesAndEuros({ euros, isMinimum }: RupeesAndEurosProps) {
  return (
    <>
      <b translate="no">
        {isMinimum && <small translate="yes">{`${comparison.from} `}</small>}
        {inRupees(euros)}
      </b>{' '}
      <span translate="no">{formatEuros(euros)}</span>
    </>
  )
}
