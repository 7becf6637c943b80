import config from './playwright.config'

const { projects: _, ...base } = config

/** `npm run tour`: screenshots of every screen, in four sizes and both themes, in `screenshots`. */
export default { ...base, testMatch: 'tour.ts', timeout: 300_000 }
