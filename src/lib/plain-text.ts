import * as v from 'valibot'
import { createPreference } from './preferences'

/** Whether text is in the system's font. index.html applies it before the first paint. */
export const plainText = createPreference('plainText', v.boolean(), false, {
  isChosen: true,
  onChange(isPlain) {
    document.documentElement.dataset['plainText'] = String(isPlain)
  },
})
