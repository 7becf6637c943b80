import base from './playwright.config'

/** `npm run tour`: pictures of every screen and dialog, into `screenshots`. */
export default { ...base, testMatch: 'tour.ts', testIgnore: [], fullyParallel: true }
