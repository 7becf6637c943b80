import type { Page } from './fixtures'

/** A state of the console: its name, and how to get there from the screen before it in the visit. */
export interface Screen {
  name: string
  show: (page: Page) => Promise<void>
  /** The screen exists only up to this width of the window. */
  maxWidth?: number
  /** It is laid out as another screen is, so phones do not check it again. */
  isVariant?: true
}

/** Screens that share one page: the first one loads it. */
export interface Visit {
  name: string
  /** By default `matrix`, which `npm test` leaves out. */
  tags?: readonly string[]
  screens: readonly Screen[]
}
