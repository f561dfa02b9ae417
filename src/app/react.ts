// A module of ours: imported by boot itself, React's CommonJS would bring the bundler's helper file before the first frame.
export { createRoot, hydrateRoot } from 'react-dom/client'
