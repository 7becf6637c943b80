/** The classes of a link that covers its positioned container, which shows its focus. */
export const COVER_LINK =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring'
