export const freeCallCode = [
  () => import('@/components/dialogs/free-call-dialog'),
  // What it imports in turn, named so that it comes in the same round trip.
  () => import('@/components/ui/dialog'),
  () => import('@/components/form/contact-fields'),
  () => import('@/data/consultation-requests'),
  () => import('@hookform/resolvers/zod'),
  () => import('@/components/ui/toaster'),
]
