import { articlePictures } from '@/content/article-pictures'
import { antwerp } from '@/content/countries/figures'
import { firstYearWords } from '@/content/countries/first-year'
import { firstYear } from '@/domain/first-year'

/** The parts of the sum in the article on hidden costs: one year in Belgium, with Antwerp’s tuition. */
export function articleCosts() {
  const { costs } = articlePictures
  const { living, oneOff } = firstYear('belgium')
  return [
    { label: costs.tuition, euros: antwerp.from },
    { label: costs.living, euros: living.euros },
    ...oneOff.lines.map(({ name, euros }) => ({ label: firstYearWords.oneOffs[name], euros })),
  ]
}
