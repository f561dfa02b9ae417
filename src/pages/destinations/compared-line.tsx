import { Link } from 'react-router-dom'
import { comparison } from '@/content/countries/comparison'
import { destinations } from '@/content/destinations'
import { inRupees } from '@/content/exchange-rate'
import { firstYear } from '@/domain/first-year'
import { paths } from '@/lib/paths'

const cheapestFirst = destinations
  .map(({ slug, name }) => ({ name, total: firstYear(slug).total }))
  .sort((one, other) => one.total - other.total)
const firstYears = cheapestFirst.map(({ name, total }) => `${name} ${inRupees(total)}`).join(', ')

/** One line with the first year in all countries, and a link to the full comparison. */
export function ComparedLine() {
  return (
    <p className="max-w-prose">
      {comparison.line(firstYears)}{' '}
      <Link to={`${paths.about}#${comparison.id}`} className="link">
        {comparison.whole}
      </Link>
    </p>
  )
}
