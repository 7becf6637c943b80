import * as v from 'valibot'
import { createPreference } from './preferences'

/** The colours of the console, with what each choice is called: light, dark, or as the system has it. */
export const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'As the system'],
] as const
export type Theme = (typeof themes)[number][0]

/** index.html reads it before anything is painted; styles.css says what it means. */
export const theme = createPreference<Theme>(
  'theme',
  v.picklist(['light', 'dark', 'system']),
  'light',
  (chosen) => {
    document.documentElement.dataset['theme'] = chosen
  },
)
