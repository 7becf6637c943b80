import base from './playwright.config'

/** `npm run tour`: screenshots of every screen, in three sizes and both themes, in `screenshots`. */
export default { ...base, projects: [], testMatch: 'tour.ts', timeout: 300_000 }
