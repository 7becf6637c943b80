import { createStore } from '@tanstack/react-store'

/** The element of the header that follows the title, for what a page adds to it. */
export const headingSlot = createStore<HTMLElement | null>(null)
