import { belgiumDatabase, type SampleCompany } from '@/content/belgium-database'
import { CompanyCard } from '@/pages/companies/belgium/company-card'

const { preview } = belgiumDatabase

export function SampleCards({ companies }: { companies: readonly SampleCompany[] }) {
  return companies.map(({ name, industry, location, description, careerPageUrl, hasIndianEmployees }) => (
    <CompanyCard
      key={name}
      name={name}
      industry={industry}
      location={location}
      description={description}
      careers={careerPageUrl}
      badge={hasIndianEmployees && preview.indianEmployees}
    />
  ))
}
