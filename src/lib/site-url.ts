const base = (import.meta.env.VITE_SITE_URL || 'https://studybridge.example').replace(/\/+$/, '')

/** The absolute URL of a path, for search engines, social previews and links in messages. The build reads `VITE_SITE_URL`. */
export const absoluteUrl = (path: string) => base + path
