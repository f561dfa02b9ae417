// Boot imports this module instead of React: a direct import would load the bundler's helper file before the first frame.
export { createRoot, hydrateRoot } from 'react-dom/client'
