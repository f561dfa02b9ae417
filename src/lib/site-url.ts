const base = (import.meta.env.VITE_SITE_URL || 'https://studybridge.example').replace(/\/+$/, '')

/** A path of ours as others must write it: search engines, social previews. The deployment sets `VITE_SITE_URL`. */
export const absoluteUrl = (path: string) => base + path
