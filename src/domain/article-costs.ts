import { articlePictures } from '@/content/article-pictures'
import { antwerp } from '@/content/countries/figures'
import { firstYear } from '@/domain/first-year'

/** The parts of the sum in the article on hidden costs: one year in Belgium, with Antwerp’s tuition. */
export function articleCosts(): readonly { what: string; euros: number }[] {
  const { tuition, living: livingName } = articlePictures.costs
  const { living, oneOff } = firstYear('belgium')
  return [
    { what: tuition, euros: antwerp.from },
    { what: livingName, euros: living.euros },
    ...oneOff.lines.map(({ what, euros }) => ({ what, euros })),
  ]
}
