import { notSure } from '@/content/prices'
import { paths } from '@/lib/paths'

/** The three services in the order in which students need them. */
export const stages = {
  label: 'The three stages',
  list: [
    { icon: 'compass', when: 'Before', name: 'Admission guidance', to: paths.admissionGuidance },
    { icon: 'graduation-cap', when: 'During', name: 'During studies', to: paths.duringStudies },
    { icon: 'briefcase', when: 'After', name: 'Post-study', to: paths.postStudy },
  ],
  call: 'Book a free call',
  closing: {
    ...notSure,
    actions: [{ label: 'Book a free call' }, { label: 'See all prices', to: paths.pricing }],
  },
} as const
