import config from './playwright.config'

const { projects: _, ...base } = config

/** `npm run tour`: every screen in five sizes and both themes, and what it prints, in `screenshots`. */
export default { ...base, testMatch: 'tour.ts', timeout: 300_000 }
