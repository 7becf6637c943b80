import * as v from 'valibot'
import { createPreference } from './preferences'

export const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'Match system'],
] as const
export type Theme = (typeof themes)[number][0]

/** index.html applies the theme before the first paint. styles.css defines the colours. */
export const theme = createPreference<Theme>(
  'theme',
  v.picklist(['light', 'dark', 'system']),
  'system',
  {
    isChosen: true,
    onChange(chosen) {
      document.documentElement.dataset['theme'] = chosen
    },
  },
)

/** Whether the console uses the system's font. index.html applies it before the first paint. */
export const plainText = createPreference('plainText', v.boolean(), false, {
  isChosen: true,
  onChange(isPlain) {
    document.documentElement.dataset['plainText'] = String(isPlain)
  },
})

/** Whether the sidebar has icons only. index.html applies it before the first paint. */
export const menuFolded = createPreference('menuFolded', v.boolean(), false, {
  isChosen: true,
  onChange(isFolded) {
    document.documentElement.dataset['menuFolded'] = String(isFolded)
  },
})
