// The first import starts a download that goes on while React is evaluated, which takes 80 ms on a slow phone.
import '@/app/prefetch-call-dialog'

// Boot imports this module instead of React: a direct import would load the bundler's helper file before the first frame.
export { createRoot, hydrateRoot } from 'react-dom/client'
