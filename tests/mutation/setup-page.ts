import { waitFairly } from './fair-waits'

// After support/setup-page.ts, which allows more time.
waitFairly()

// A module that loads during a test would count as covered by this test alone.
import.meta.glob('../../src/{components,features,routes}/**/*.{ts,tsx}', { eager: true })
