export type Service = { id: string; name: string; price: number; description: string }
export type ServiceCategory = { id: string; name: string; services: readonly Service[] }

/** The single services with their prices in rupees. */
export const catalogue: readonly ServiceCategory[] = [
  {
    id: 'consultation-sessions',
    name: 'Consultation sessions',
    services: [
      { id: 'consultation-15', name: '15-minute consultation', price: 999, description: '' },
      { id: 'consultation-30', name: '30-minute consultation', price: 1999, description: '' },
      { id: 'consultation-60', name: '60-minute consultation', price: 2999, description: '' },
    ],
  },
  {
    id: 'university-admissions',
    name: 'University admissions',
    services: [
      { id: 'university-shortlisting', name: 'University shortlisting', price: 1250, description: '' },
      { id: 'visa-document-check', name: 'Visa document check', price: 1650, description: '' },
    ],
  },
  {
    id: 'application-documents',
    name: 'Application documents',
    services: [
      { id: 'sop-review', name: 'SOP review', price: 1650, description: '' },
      { id: 'cv-review', name: 'CV review', price: 1250, description: '' },
    ],
  },
  {
    id: 'career',
    name: 'Career',
    services: [{ id: 'interview-preparation', name: 'Interview preparation', price: 2500, description: '' }],
  },
]

/** The services with these ids, in this order. */
export function servicesById(ids: readonly string[]) {
  const services = catalogue.flatMap((category) => category.services)
  return ids.flatMap((id) => services.filter((service) => service.id === id))
}
